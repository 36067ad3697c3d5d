/**
 * Repeats work that returns its own amount until the seconds are over, and returns the amount per
 * second.
 */
export const repeated = async (seconds: number, work: () => Promise<number>) => {
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  let done = 0;
  do done += await work();
  while (elapsed() < seconds);
  return done / elapsed();
};
