/** The colour and letter of each player: by seat, and never one without the other. */

export type Person = { name: string; letter: string; colour: string; ink: string };

const COLOURS = [0, 1, 2, 3, 4, 5].map((seat) => `var(--piece-${seat})`);
const INKS = ['#fff6e0', '#140d06', '#2b2118', '#fff6e0', '#fff6e0', '#2b2118'];

/** As few letters as tell the players apart: A and M, but An and Am. */
export function people(names: string[]): Person[] {
  return names.map((name, seat) => {
    const clash = names.some((other) => other !== name && other[0]?.toUpperCase() === name[0]?.toUpperCase());
    const letter = clash ? name.slice(0, 2) : name.slice(0, 1).toUpperCase();
    return { name, letter, colour: COLOURS[seat % COLOURS.length]!, ink: INKS[seat % INKS.length]! };
  });
}

export const personOf = (all: Person[], name: string): Person | undefined => all.find((one) => one.name === name);
