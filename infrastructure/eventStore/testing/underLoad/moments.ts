export interface Moment {
  /** As a part of the whole. */
  readonly at: number;
  /** Answers whether it could: otherwise it is tried again. */
  readonly happens: () => boolean;
}

/** So many, evenly spread over what comes before `until`. */
export const spread = (
  count: number,
  until: number,
  happens: (index: number) => boolean,
): ReadonlyArray<Moment> =>
  Array.from({ length: count }, (_, index) => ({
    at: (until * (index + 1)) / (count + 1),
    happens: () => happens(index),
  }));

/** Lets each happen once, as soon as it is due and can. */
export const makeMoments = (planned: ReadonlyArray<Moment>) => {
  let waiting = planned;
  return {
    reach: (part: number) => {
      waiting = waiting.filter(({ at, happens }) => at > part || !happens());
    },
  };
};
