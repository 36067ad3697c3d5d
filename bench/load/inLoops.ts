/** Runs the work in this many loops at once, and returns how often it was done per second. */
export const inLoops = async (
  writers: number,
  seconds: number,
  work: (writer: number, n: number) => Promise<unknown>,
) => {
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  const loop = async (writer: number) => {
    for (let n = 0; performance.now() < end; n += 1) {
      await work(writer, n);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => loop(writer)));
  return done / ((performance.now() - start) / 1000);
};
