interface Moment {
  /** As a part of the whole. */
  readonly at: number;
  /** Returns whether it could happen. If not, it is tried again. */
  readonly happens: () => boolean;
}

/** A number of moments, evenly spread over the time before `until`. */
export const spread = (
  count: number,
  until: number,
  happens: (index: number) => boolean,
): ReadonlyArray<Moment> =>
  Array.from({ length: count }, (_, index) => ({
    at: (until * (index + 1)) / (count + 1),
    happens: () => happens(index),
  }));

/** Lets each of them happen once, as soon as its time has come and it is possible. */
export const makeMoments = (planned: ReadonlyArray<Moment>) => {
  let waiting = planned;
  return {
    reach: (part: number) => {
      waiting = waiting.filter(({ at, happens }) => at > part || !happens());
    },
  };
};
