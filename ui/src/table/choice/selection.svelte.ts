/**
 * The choice before the person: what of the hand may be touched, what is picked, what would be sent. It knows no rules:
 * everything comes from the candidates and the `several` that the server sent.
 */
import { untrack } from 'svelte';
import { KINDS } from '../../lib/kinds';
import type { Candidate } from '../../lib/messages';
import type { Scene } from '../state/scene';

/** One card of the hand; `soldiers#1` is the second of its kind. */
export interface Slot {
  key: string;
  card: string;
  chosen: boolean;
  open: boolean; // may be pressed
  why: string; // otherwise, why not
}

/** What kind of choice it is, for the page. */
export type Mode = 'none' | 'several' | 'card' | 'action' | 'answer';

export class MoveSelection {
  picked = $state.raw<string[]>([]); // keys of slots
  group = $state(''); // of Actions, opened: a slot, or a card with several uses
  readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  candidates = $derived.by((): Candidate[] => this.scene.standing?.words?.candidates ?? []);
  several = $derived.by(() => this.scene.own?.several ?? null);
  isMine = $derived.by(
    () => this.scene.standing?.phase === 'playing' && this.scene.me >= 0 && this.scene.shared?.who === this.scene.me,
  );
  kind = $derived.by(() => this.scene.shared?.kind ?? '');

  /** Tells one choice from the next. Talk at the table changes nothing of it, so what is picked stays picked. */
  moment = $derived.by(() => {
    const shared = this.scene.shared;
    const moves = this.candidates.map(({ move, reason }) => `${move}${reason}`);
    return JSON.stringify([
      this.scene.me,
      shared?.who,
      shared?.kind,
      shared?.need,
      shared?.turn,
      shared?.decks,
      shared?.piles,
      this.scene.own?.hand,
      moves,
    ]);
  });

  /** The first that is allowed. */
  get #first(): Candidate | undefined {
    return this.candidates.find((each) => !each.reason);
  }

  mode = $derived.by((): Mode => {
    if (!this.isMine) return 'none';
    if (this.several) return 'several';
    if (this.kind === 'action') return 'action';
    return this.#first?.card ? 'card' : 'answer';
  });

  /** In a choice of one card: the verb before it. */
  verb = $derived.by(() => this.several?.verb ?? this.#first?.verb ?? '');

  /** Cards of which one is chosen that do not lie in the hand: the Merchant's goods, what the Scribes drew. */
  goods = $derived.by((): string[] => {
    if (this.mode !== 'card') return [];
    return this.candidates.flatMap(({ reason, source, card }) => (!reason && source && source !== 'hand' ? card : []));
  });

  hand = $derived.by((): string[] => {
    const held = this.scene.own?.hand ?? {};
    return Object.keys(KINDS).flatMap((card) => Array.from({ length: held[card] ?? 0 }, (_, n) => `${card}#${n}`));
  });

  slots = $derived.by((): Slot[] => this.hand.map((key) => this.slot(key)));
  pickedCards = $derived.by(() =>
    this.picked.map((key) => key.split('#', 1)[0]!).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
  );

  /** What the picked cards add up to, where that is told. */
  total = $derived.by(() => {
    const worth = this.several?.worth ?? {};
    return (this.scene.shared?.defence ?? 0) + this.pickedCards.reduce((sum, card) => sum + (worth[card] ?? 0), 0);
  });

  private slot(key: string): Slot {
    const card = key.split('#', 1)[0]!;
    const chosen = this.picked.includes(key);
    const why = chosen ? '' : this.whyNot(card);
    return { key, card, chosen, open: this.mode !== 'none' && (chosen || !why) && !(this.mode === 'answer'), why };
  }

  private found(verb: string, card: string): Candidate | undefined {
    return this.candidates.find((each) => each.verb === verb && each.card === card);
  }

  /** The reason why a card of the hand cannot be picked now: empty if it can. `!` stands for one of the page's own. */
  private whyNot(card: string): string {
    if (this.mode === 'several') return this.whyNotAmong(card);
    if (this.mode === 'card')
      return this.goods.length ? '!elsewhere' : (this.found(this.verb, card)?.why ?? '!not-asked');
    if (this.mode === 'action' && this.group === 'attack') return this.found('attack', card)?.why ?? '!no-attack';
    if (this.mode === 'action') {
      const uses = this.uses(card);
      if (!uses.length) return '!no-use';
      return uses.some((each) => !each.reason) ? '' : uses[0]!.why;
    }
    return '';
  }

  private whyNotAmong(card: string): string {
    const several = this.several!;
    if (!several.cards[card]) return this.found(several.verb, card)?.why || '!not-asked';
    const picked = this.pickedCards;
    const golden = picked.filter((each) => KINDS[each]!.back === 'imperial').length;
    const isGolden = KINDS[card]!.back === 'imperial';
    if (picked.length >= several.most || picked.filter((each) => each === card).length >= several.cards[card]!)
      return '!enough';
    if (isGolden && golden >= several.gold_most) return '!enough-gold';
    if (!isGolden && picked.length - golden >= several.most - several.gold_least && several.least === several.most)
      return '!needs-gold';
    return '';
  }

  /** The Actions that use a card. */
  uses(card: string): Candidate[] {
    return this.candidates.filter((each) => each.card === card);
  }

  /** A card of the hand was pressed. */
  press(key: string): void {
    if (this.scene.pending) return;
    const card = key.split('#', 1)[0]!;
    if (this.picked.includes(key) && this.only === key) return; // there is no other
    if (this.picked.includes(key)) {
      this.picked = this.picked.filter((each) => each !== key);
      if (this.mode === 'action' && this.group !== 'attack') this.group = '';
    } else if (this.mode === 'several') this.picked = [...this.picked, key];
    else if (this.mode === 'card') this.picked = [key];
    else if (this.mode === 'action') {
      this.picked = [key];
      this.group = this.found('attack', card) ? 'attack' : card;
    }
  }

  /** The one card that can be chosen where just one is asked for, else empty. */
  only = $derived.by((): string => {
    if (this.goods.length || !(this.mode === 'card' || (this.mode === 'action' && this.group === 'attack'))) return '';
    const open = this.hand.filter((key) => !this.whyNot(key.split('#', 1)[0]!));
    return new Set(open.map((key) => key.split('#', 1)[0])).size === 1 ? open[0]! : '';
  });

  /** A single legal card is chosen already. */
  private preselect(): void {
    if (this.only && !this.picked.length) this.picked = [this.only];
  }

  /** Another choice begins: nothing is picked but what is sure. */
  begin(): void {
    this.clear();
    untrack(() => this.preselect());
  }

  /** Open a group of Actions: a card of which there is no second to choose is chosen. */
  open(group: string): void {
    this.clear();
    this.group = group;
    this.preselect();
  }

  /** Actions of the opened group. */
  opened = $derived.by((): Candidate[] => {
    if (this.group in KINDS) return this.uses(this.group);
    return this.candidates.filter((each) => each.slot === this.group && each.reason !== 'not_held');
  });

  /** Whether the picked cards are a whole choice. */
  ready = $derived.by(() => {
    if (this.mode === 'several')
      return this.picked.length >= this.several!.least && this.picked.length <= this.several!.most;
    return this.picked.length === 1;
  });

  /** The move that names a card. */
  moveOf(card: string): string {
    return this.found(this.group === 'attack' ? 'attack' : this.verb, card)!.move;
  }

  /** The moves that say what is picked. */
  moves(): string[] {
    const named = this.pickedCards.map((card) => this.moveOf(card));
    const { stop = '', ends_at: endsAt = 0 } = this.several ?? {};
    return stop && named.length < endsAt ? [...named, stop] : named;
  }

  clear(): void {
    this.picked = [];
    this.group = '';
  }
}

const ORDER = Object.keys(KINDS);
