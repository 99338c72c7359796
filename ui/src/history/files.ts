/** My history as files, and one play as the link that BG Stats documents for other apps. */
import type { ChroniclePlayed, History, TableSeen } from '../lib/answers';

const BG_STATS = 'https://app.bgstatsapp.com/createPlay.html';
const COLUMNS = [
  'what',
  'id',
  'begun',
  'ended',
  'edition',
  'houses',
  'against',
  'result',
  'ending',
  'points_lost',
] as const;

/** A field of a CSV file. What a spreadsheet would take for a formula is given an apostrophe. */
export function field(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const date = (at: number): string => (at ? new Date(at).toISOString() : '');
const names = ({ seats, yours }: TableSeen): string =>
  seats
    .filter((_, seat) => !yours.includes(seat))
    .map(({ name, bot }) => name || bot)
    .join('; ');
function resultOf({ phase, winners, yours }: TableSeen): string {
  if (phase !== 'over') return phase;
  return winners.some((seat) => yours.includes(seat)) ? 'won' : 'lost';
}

/** All games and chronicles, a line each. */
export function csv({ games, facts, chronicles }: History): string {
  const lines = [
    ...games.map((game) => {
      const lost = facts[game.table]?.lost ?? -1;
      const { table, made, ended, edition, houses, ending } = game;
      const cells = ['game', table, date(made), date(ended), edition, houses, names(game), resultOf(game), ending];
      return [...cells, lost < 0 ? '' : lost];
    }),
    ...chronicles.map((one) => {
      const { id, begun, touched, kind, players, result, winners, over, margin } = one;
      const told = result || winners.join('; ') || (over ? 'over' : 'playing');
      return ['chronicle', id, begun, over ? touched : '', kind, players.length, players.join('; '), told, margin, ''];
    }),
  ];
  return [COLUMNS, ...lines].map((line) => line.map(field).join(',')).join('\r\n') + '\r\n';
}

type Play = { id: string; game: string; ended: number; board: string; players: { name: string; winner: boolean }[] };

/** The link by which BG Stats takes a play over: it asks there before anything is kept. Times are UTC. */
export function bgStats({ id, game, ended, board, players }: Play): string {
  const data = {
    sourceName: 'Regno',
    sourcePlayId: id,
    playDate: new Date(ended).toISOString().slice(0, 19).replace('T', ' '),
    board,
    game: { name: game, sourceGameId: game.toLowerCase().replaceAll(' ', '-'), highestWins: true, noPoints: true },
    players: players.map(({ name, winner }, place) => ({
      name,
      sourcePlayerId: `${name}-${place}`,
      startPlayer: false,
      winner,
    })),
  };
  return `${BG_STATS}?data=${encodeURIComponent(JSON.stringify(data))}`;
}

export const playOfChronicle = (one: ChroniclePlayed, game: string): Play => ({
  id: one.id,
  game,
  ended: Date.parse(one.touched),
  board: one.level,
  players: one.players.map((name) => ({ name, winner: one.result === 'won' || one.winners.includes(name) })),
});
