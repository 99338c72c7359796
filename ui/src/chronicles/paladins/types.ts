/** The state of a Paladins scenario; see docs/chronicles-paladins.md. */
import type { Named } from '../lib/types';

export interface Option extends Named {
  honour: number;
}
/** `losses`: every option only takes something, and is named by that alone. */
export interface Threat extends Named {
  text: string;
  column: number;
  action: Named;
  workers: number;
  printed: number;
  losses?: boolean;
  options: Option[];
}
export interface Order extends Named {
  text: string;
  vp: number;
  min: Record<string, number>;
  worker: string;
  completed_by: string[];
}
export interface PaladinsState {
  stage: 'setup' | 'reveal' | 'play' | 'threats' | 'scoring' | 'over';
  level: 'normal' | 'hard' | 'impossible';
  round: number;
  first: string;
  supply: number;
  target: number;
  outsiders: { removed: number; need: number | null; late: boolean };
  threats: Threat[];
  threats_gone: Named[];
  orders: Order[];
  favours: number[];
  /** Actions whose effect can be given to another player, and those that remove Outsiders. */
  actions: { given: string[]; outsiders: Named[] };
  players: {
    name: string;
    honour: number;
    scored: boolean;
    townsfolk: { id: string; name: string; action: string } | null;
  }[];
  due: { threat: string; players: string[] }[];
  result: { total: number; target: number; won: boolean; text: string } | null;
}

export const ROUNDS = 7;
export const MOST_HONOUR = 12;
