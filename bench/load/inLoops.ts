/** Work done by so many writers, each after its own last one: how often a second. */
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
