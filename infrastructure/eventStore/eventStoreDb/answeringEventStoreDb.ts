import { Context, Effect, Layer } from "effect";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { doesNotAnswer } from "../../doesNotAnswer.ts";
import { eventStoreDb } from "./eventStoreDb.ts";

/** The same, once it has answered: the client by itself connects only when it is first asked. */
export const answeringEventStoreDb = (url: string) =>
  eventStoreDb(url).pipe(
    Layer.tap((context) =>
      Effect.mapError(Context.get(context, EventLog).head, ({ cause }) =>
        doesNotAnswer("The event store", "ESDB_URL", url, cause),
      ),
    ),
  );
