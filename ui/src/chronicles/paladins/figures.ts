export const ROUNDS = 7;
export const MOST_HONOUR = 12;
