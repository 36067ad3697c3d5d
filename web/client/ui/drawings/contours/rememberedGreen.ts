import { drawGreen, type Green, type GreenOptions } from "./green.ts";

const KEPT = 60;
const drawn = new Map<string, Green>();

/** Caches drawn greens; the oldest ones are dropped. */
export const rememberedGreen = (seed: string, options: GreenOptions): Green => {
  const name = JSON.stringify([seed, options]);
  const known = drawn.get(name);
  if (known) return known;
  const green = drawGreen(seed, options);
  drawn.set(name, green);
  const [oldest] = drawn.keys();
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
  return green;
};
