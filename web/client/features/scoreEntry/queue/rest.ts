/** A pause between two attempts, which the network's return ends early. */
export interface Rest {
  readonly over: Promise<void>;
  readonly end: () => void;
}

export const rest = (milliseconds: number): Rest => {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    end = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { over, end: () => end() };
};

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** One second after the first failure, then twice as long each time, up to half a minute. */
export const restAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
