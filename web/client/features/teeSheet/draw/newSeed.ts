/** Short enough to be read out. */
const SEEDS = 1_000_000;

/** A random seed. The page knows it before the draw, so that it can repeat a draw that failed. */
export const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS;
