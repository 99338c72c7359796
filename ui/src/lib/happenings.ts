// Made by tools/typescript.py from src/regno/proelio/info/visibility.py and narrator.py: change what stands there, then run the tool.

/** Who sees the card: the House that acts, or both Houses; of all others everybody does. */
export const AUDIENCE: Record<string, 'actor' | 'both'> = {
  attack: 'actor',
  deal: 'actor',
  draw: 'actor',
  look: 'both',
  loot: 'both',
  penalty: 'both',
  steal: 'both',
  support: 'both',
};
/** Of these a run between the same Houses reads as one sentence. */
export const IN_RUNS = new Set(['deal', 'trim', 'deploy', 'recover', 'penalty', 'loot', 'spent', 'draw', 'pay', 'look', 'show', 'open', 'shuffled_in']);
/** Of these the number is a count of cards. */
export const COUNTED = new Set(['recover', 'spent', 'open', 'shuffled_in']);
/** Of these the number is that of a Guild. */
export const ABOUT_A_GUILD = new Set(['guild', 'perk', 'declined']);
