/** The colour and letter of each player: as the pieces on the table, else by seat; never one without the other. */

export type Person = { name: string; letter: string; colour: string; ink: string };

export const PIECES = ['blue', 'green', 'yellow', 'purple', 'red', 'white']; // in the order of the server
const COLOURS = [0, 1, 2, 3, 4, 5].map((seat) => `var(--piece-${seat})`);
const INKS = ['#fff6e0', '#140d06', '#2b2118', '#fff6e0', '#fff6e0', '#2b2118'];

/** As few letters as tell the players apart: A and M, but An and Am. */
export function people(names: string[], pieces: Record<string, string> = {}): Person[] {
  return names.map((name, seat) => {
    const clash = names.some((other) => other !== name && other[0]?.toUpperCase() === name[0]?.toUpperCase());
    const letter = clash ? name.slice(0, 2) : name.slice(0, 1).toUpperCase();
    const told = PIECES.indexOf(pieces[name] ?? '');
    const piece = (told < 0 ? seat : told) % COLOURS.length;
    return { name, letter, colour: COLOURS[piece]!, ink: INKS[piece]! };
  });
}

export const personOf = (all: Person[], name: string): Person | undefined => all.find((one) => one.name === name);
