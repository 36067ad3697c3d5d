/** How much is asked for: so many acknowledged events, or as many as come in so many seconds. */
export type Extent = { readonly events: number } | { readonly seconds: number };

/** How far a load has come, from now on. */
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
    /** Of all that is asked for. */
    part,
    /** Whether writers stop there. Those that have events to write stop when these are written. */
    isTimeUp: (until: number) => "seconds" in extent && part() >= until,
  };
};
