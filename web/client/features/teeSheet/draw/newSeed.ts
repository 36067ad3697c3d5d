/** By chance, and known before the draw: a draw that failed is made again as it would have been. */
export const newSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
