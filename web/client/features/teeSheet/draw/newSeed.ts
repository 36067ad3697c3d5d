/** A random seed. The page knows it before the draw, so that it can repeat a draw that failed. */
export const newSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
