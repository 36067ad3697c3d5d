import { Context, Effect, Layer } from "effect";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { DoesNotAnswer, placeOf } from "../../failures/doesNotAnswer.ts";
import { reasonOf } from "../../failures/systemErrors.ts";
import { complaintAbout } from "./complaint.ts";
import { eventStoreDbOn, openClient } from "./eventStoreDb.ts";

/**
 * The event store, after a first answer. `setting` is the name of the setting that holds the
 * address, such as "ESDB_URL".
 */
export const answeringEventStoreDb = (url: string, setting = "ESDB_URL") => {
  const because = (complaint: string) =>
    new DoesNotAnswer({ message: `The event store of ${setting} (${placeOf(url)}) ${complaint}.` });
  const opened = Effect.mapError(openClient(url), (cause) =>
    because(`cannot be used: ${reasonOf(cause).replace(/[.]$/, "")}`),
  );
  return eventStoreDbOn(opened).pipe(
    Layer.tap((context) =>
      // This stream is always empty, so the read is fast however much the store contains.
      Effect.mapError(Context.get(context, EventStore).read("tournament-"), ({ cause }) =>
        because(complaintAbout(url, cause)),
      ),
    ),
  );
};
