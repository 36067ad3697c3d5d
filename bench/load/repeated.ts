/** Work that answers how much of it there was, done again until the seconds are over: a second's. */
export const repeated = async (seconds: number, work: () => Promise<number>) => {
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  let done = 0;
  do done += await work();
  while (elapsed() < seconds);
  return done / elapsed();
};
