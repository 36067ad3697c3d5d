import { type EventStoreDBClient, type ResolvedEvent, START } from "@eventstore/db-client";
import { Effect, Schedule } from "effect";
import { unavailable } from "./answering.ts";
import { endOfLog } from "./newestEvent.ts";
import { ourStreams } from "./ourStreams.ts";
import type { RecentEvents } from "./recentEvents.ts";
import { isOurs, toRecorded } from "./recordedEvents.ts";

const CONFIRMED_WITHIN = 3000;

/**
 * The one subscription of the process. When it ends, it is started again from the last event that
 * it delivered. While the server is away, the intervals between attempts grow.
 */
export const followLog = (client: EventStoreDBClient, recent: RecentEvents, wakeUp: () => void) =>
  Effect.gen(function* () {
    if (recent.from === null) recent.begin(yield* endOfLog(client));
    yield* subscribe(client, recent, wakeUp);
  }).pipe(
    Effect.retry(backOff),
    Effect.andThen(Effect.sleep("100 millis")),
    Effect.forever,
    Effect.forkScoped,
  );

const backOff = Schedule.jittered(
  Schedule.min([Schedule.exponential("100 millis"), Schedule.spaced("5 seconds")]),
);

/** Succeeds when a confirmed subscription has ended, and fails when it was never confirmed. */
const subscribe = (client: EventStoreDBClient, recent: RecentEvents, wakeUp: () => void) =>
  Effect.callback<void, unknown>((resume) => {
    let isConfirmed = false;
    const subscription = client.subscribeToAll({
      fromPosition: recent.seen ?? START,
      filter: ourStreams(() => {}),
    });

    const take = ({ event }: ResolvedEvent) => {
      if (!event?.position || !isOurs(event)) return;
      recent.add(toRecorded(event), event.position);
      wakeUp();
    };
    /**
     * Runs whatever the reason for the end is: a subscription that is confirmed too late would
     * continue beside the next one.
     */
    const leave = () => {
      clearTimeout(confirmation);
      subscription.off("data", take);
      void subscription.unsubscribe().catch(() => {});
    };
    const stop = (cause?: unknown) => {
      leave();
      resume(isConfirmed ? Effect.void : Effect.fail(unavailable(cause)));
    };
    const confirmation = setTimeout(stop, CONFIRMED_WITHIN, "The subscription was not confirmed");

    subscription.on("confirmation", () => {
      isConfirmed = true;
      clearTimeout(confirmation);
      wakeUp(); // Events may have come before the subscription.
    });
    subscription.on("data", take).on("error", stop).on("end", stop);
    return Effect.sync(leave);
  });
