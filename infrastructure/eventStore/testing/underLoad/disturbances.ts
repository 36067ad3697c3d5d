type Disturbance = () => Promise<unknown>;

/** Faults of the server, which happen one after the other. */
export const makeDisturbances = (disturbances: ReadonlyArray<Disturbance>) => {
  let current: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  let happened = 0;
  return {
    /** Returns whether it began: it does not begin while another one lasts. */
    begin: (index: number) => {
      if (isBusy) return false;
      isBusy = true;
      current = Promise.resolve(disturbances[index]?.()).then(() => {
        happened += 1;
        isBusy = false;
      });
      return true;
    },
    /** How many there have been, after the last one has ended. */
    happened: async () => {
      await current;
      return happened;
    },
  };
};
