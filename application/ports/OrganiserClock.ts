import { Context, type Effect } from "effect";
import type { WallClock } from "../../domain/shared/values.ts";

/** The clock on the organiser's wall: it decides what is today, deadlines and the status of events. */
export class OrganiserClock extends Context.Service<
  OrganiserClock,
  {
    /** `YYYY-MM-DDTHH:MM:SS` */
    readonly now: Effect.Effect<WallClock>;
    /** `YYYY-MM-DD` */
    readonly today: Effect.Effect<WallClock>;
  }
>()("golf/application/ports/OrganiserClock") {}
