import { Context, type Effect } from "effect";
import type { WallClock } from "../../domain/shared/values.ts";

/** The clock of the organiser. It decides today's date, the deadlines and the status of events. */
export class OrganiserClock extends Context.Service<
  OrganiserClock,
  {
    /** `YYYY-MM-DDTHH:MM:SS` */
    readonly now: Effect.Effect<WallClock>;
    /** `YYYY-MM-DD` */
    readonly today: Effect.Effect<WallClock>;
    /** The time zone of the organiser, such as "Europe/Warsaw". */
    readonly timeZone: string;
    /** Whether the organiser has named this zone; otherwise it is only that of the machine. */
    readonly isChosen: boolean;
  }
>()("golf/application/ports/OrganiserClock") {}
