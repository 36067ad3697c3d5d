/** A pause between two attempts, which ends early when the network returns. */
export interface RetryPause {
  readonly over: Promise<void>;
  readonly end: () => void;
}

export const startPause = (milliseconds: number): RetryPause => {
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
const MAX_PAUSE = 30_000;

/** One second after the first failure, then twice as long each time, up to half a minute. */
export const retryDelay = (failures: number): number =>
  Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
