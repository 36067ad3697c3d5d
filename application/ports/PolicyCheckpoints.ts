import { Context, type Effect } from "effect";
import type { Position } from "../../domain/shared/recorded.ts";
import type { EventStoreUnavailable } from "./EventStore.ts";

/**
 * How far the policies have followed the log. A rebuild does not reset it, so no command is sent
 * twice.
 */
export class PolicyCheckpoints extends Context.Service<
  PolicyCheckpoints,
  {
    /** Null before the first time. */
    readonly load: Effect.Effect<Position | null, EventStoreUnavailable>;
    /** Never moves back. */
    readonly save: (position: Position) => Effect.Effect<void, EventStoreUnavailable>;
  }
>()("golf/application/ports/PolicyCheckpoints") {}
