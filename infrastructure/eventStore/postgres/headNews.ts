import { Effect } from "effect";

/**
 * Tells once that the log has a new head, whichever comes first: the answer to an append of this
 * process or PostgreSQL's notification. That of an append on its way waits for its answer, so that
 * whoever is told finds the events here. Commits follow the order of positions: who looked after one
 * has seen all before it.
 */
export const makeHeadNews = (tell: () => void) => {
  let heard = 0;
  let told = 0;
  let isAppending = false;

  const hear = (position: number) => {
    heard = Math.max(heard, position);
    if (isAppending || heard === told) return;
    told = heard;
    tell();
  };

  /** Around one append at a time. */
  const afterwards = <A, E, R>(append: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      isAppending = true;
      return append;
    }).pipe(
      Effect.ensuring(
        Effect.sync(() => {
          isAppending = false;
          hear(heard);
        }),
      ),
    );

  return {
    hear,
    afterwards,
    /** The head as far as this process has heard, 0 before the first news. */
    heard: () => heard,
  };
};
