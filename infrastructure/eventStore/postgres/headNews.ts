import { Effect, Exit } from "effect";

/** What was notified while so many appends had been sent. */
interface Notified {
  readonly head: number;
  readonly sent: number;
}

/**
 * Tells once that the log has a new head, whichever comes first: the answer to an append of this
 * process or PostgreSQL's notification. A notification waits for the answers to the appends that are
 * on their way, because it may be about one of them, and whoever is told finds the events here.
 * Commits follow the order of positions: who looked after one has seen all before it.
 */
export const makeHeadNews = (tell: () => void) => {
  let head = 0;
  let sent = 0;
  let answered = 0;
  let waiting: ReadonlyArray<Notified> = [];

  const hear = (position: number) => {
    if (position <= head) return;
    head = position;
    tell();
  };

  const notified = (position: number) => {
    if (sent === answered) return hear(position);
    waiting = [...waiting.filter((earlier) => earlier.sent < sent), { head: position, sent }];
  };

  const answer = (position: number) => {
    answered += 1;
    const heads = waiting.filter((one) => one.sent <= answered).map((one) => one.head);
    waiting = waiting.filter((one) => one.sent > answered);
    hear(Math.max(position, ...heads));
  };

  return {
    notified,
    /**
     * Around each append; they are answered in the order in which they are sent. `headIn` says how far
     * the log goes by what was answered, or 0 where that is not known.
     */
    around: <A, E, R>(append: Effect.Effect<A, E, R>, headIn: (answered: A) => number) =>
      Effect.suspend(() => {
        sent += 1;
        return append;
      }).pipe(
        Effect.onExit((exit) =>
          Effect.sync(() => answer(Exit.isSuccess(exit) ? headIn(exit.value) : 0)),
        ),
      ),
    /** Of the log, as far as it was told. */
    head: () => head,
  };
};
