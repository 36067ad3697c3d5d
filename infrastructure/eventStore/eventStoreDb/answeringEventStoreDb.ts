import { Context, Effect, Layer } from "effect";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { doesNotAnswer } from "../../doesNotAnswer.ts";
import { eventStoreDb } from "./eventStoreDb.ts";

/** The same, once it has answered: the client by itself connects only when it is first asked. */
export const answeringEventStoreDb = (url: string) =>
  eventStoreDb(url).pipe(
    Layer.tap((context) =>
      // A stream that nobody writes is soon read, whatever else the store keeps.
      Effect.mapError(Context.get(context, EventStore).read("tournament-"), ({ cause }) =>
        doesNotAnswer("The event store", "ESDB_URL", url, cause),
      ),
    ),
  );
