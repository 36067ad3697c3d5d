/** The extent of a run: a number of acknowledged events, or a number of seconds. */
export type Extent = { readonly events: number } | { readonly seconds: number };

/** The progress of a load, counted from now on. */
export const startProgress = (extent: Extent) => {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  let acknowledged = 0;
  const part = () =>
    "events" in extent ? acknowledged / extent.events : seconds() / extent.seconds;
  return {
    seconds,
    acknowledged: () => acknowledged,
    acknowledge: (events: number) => {
      acknowledged += events;
    },
    /** The part of the whole extent that is done. */
    part,
    /**
     * Whether writers stop at this part. If the extent is a number of events, they stop when these
     * are written.
     */
    isTimeUp: (until: number) => "seconds" in extent && part() >= until,
  };
};
