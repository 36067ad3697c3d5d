import { Effect } from "effect";
import { EventStoreUnavailable } from "../../../application/ports/EventStore.ts";

export const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => new EventStoreUnavailable({ cause }) });
