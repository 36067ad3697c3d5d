type Disturbance = () => Promise<unknown>;

/** What a server has to bear, one after the other. */
export const makeDisturbances = (disturbances: ReadonlyArray<Disturbance>) => {
  let current: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  let happened = 0;
  return {
    /** Answers whether it began: not while another one lasts. */
    begin: (index: number) => {
      if (isBusy) return false;
      isBusy = true;
      current = Promise.resolve(disturbances[index]?.()).then(() => {
        happened += 1;
        isBusy = false;
      });
      return true;
    },
    /** How many there have been, when the last one is over. */
    happened: async () => {
      await current;
      return happened;
    },
  };
};
