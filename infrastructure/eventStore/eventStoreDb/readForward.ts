import { type EventStoreDBClient, START } from "@eventstore/db-client";
import { Effect, Stream } from "effect";
import { PAGE_SIZE } from "../../../application/ports/EventLog.ts";
import type { Position, Recorded } from "../../../domain/shared/recorded.ts";
import { unavailable } from "./answering.ts";
import { ourStreams } from "./ourStreams.ts";
import { isOurs, toRecorded } from "./recordedEvents.ts";

const SILENCE = 3000;

/**
 * Pages from a position to the end of the log. The server filters only subscriptions, so this is a
 * subscription that stops once it has caught up. It pauses until the next page is requested. Before
 * the last page is returned, `ended` receives the position of the last event.
 */
export const readForward = (
  client: EventStoreDBClient,
  after: Position,
  ended: (last: Position) => void,
) =>
  Stream.unwrap(
    Effect.map(
      Effect.acquireRelease(
        Effect.sync(() => openReading(client, after)),
        ({ close }) => Effect.sync(close),
      ),
      ({ next }) =>
        Stream.unfold({ position: after, isDone: false }, ({ position, isDone }) =>
          isDone
            ? Effect.succeed(undefined)
            : Effect.tryPromise({ try: next, catch: unavailable }).pipe(
                Effect.map((page) => {
                  const last = page.events.at(-1)?.position ?? position;
                  if (page.isLast) ended(last);
                  if (page.events.length === 0) return undefined;
                  return [page.events, { position: last, isDone: page.isLast }] as const;
                }),
              ),
        ),
    ),
  );

interface Page {
  readonly events: ReadonlyArray<Recorded>;
  readonly isLast: boolean;
}

const openReading = (client: EventStoreDBClient, after: Position) => {
  let events: Array<Recorded> = [];
  let waiting: { answer: (page: Page) => void; fail: (cause: unknown) => void } | null = null;
  let broken: { readonly cause: unknown } | null = null;
  let isCaughtUp = false;
  /** How many events were still in transit when the server said that there are no more. */
  let onTheirWay = 0;

  const look = () => {
    if (!waiting) return;
    const isLast = isCaughtUp && onTheirWay === 0;
    if (broken) waiting.fail(broken.cause);
    else if (events.length === PAGE_SIZE || isLast) waiting.answer({ events, isLast });
    else return;
    waiting = null;
    events = [];
  };
  const fail = (cause: unknown) => {
    broken = { cause };
    look();
  };
  const silence = setTimeout(() => waiting && fail("Nothing was heard for 3 seconds"), SILENCE);

  const commit = BigInt(after);
  const subscription = client.subscribeToAll({
    fromPosition: after === 0 ? START : { commit, prepare: commit },
    filter: ourStreams(() => silence.refresh()),
  });
  subscription.on("data", ({ event }) => {
    silence.refresh();
    if (event && isOurs(event)) events.push(toRecorded(event));
    if (isCaughtUp) onTheirWay -= 1;
    if (events.length === PAGE_SIZE) subscription.pause();
    look();
  });
  subscription.on("caughtUp", () => {
    isCaughtUp = true;
    onTheirWay = subscription.readableLength;
    look();
  });
  subscription.on("error", fail).on("end", () => fail("The subscription ended"));

  return {
    next: () =>
      new Promise<Page>((answer, failed) => {
        waiting = { answer, fail: failed };
        silence.refresh();
        subscription.resume();
        look();
      }),
    close: () => {
      clearTimeout(silence);
      void subscription.unsubscribe().catch(() => {});
    },
  };
};
