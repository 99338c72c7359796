/** The Baron's Workers. */
export const SUPPLY = 20;
