import { Clock, Effect } from "effect";
import type { CommandContext } from "../../../application/commands/streamHandler.ts";
import { OrganiserClock } from "../../../application/ports/OrganiserClock.ts";
import { commandIdOf } from "../../../domain/shared/derivedIds.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { WallClock } from "../../../domain/shared/values.ts";
import { daysAfter } from "../import/dates.ts";

export const seeder: Actor = { kind: "system", id: "demo seed" };

/**
 * A command of the demo. Its id follows only from the step, so a second seed repeats it and adds
 * nothing.
 */
export const demoContext = (
  step: string,
  occurredAt: string,
  actor: Actor = seeder,
): CommandContext => ({
  commandId: commandIdOf(seeder, "seed", step),
  correlationId: "demo seed",
  actor,
  occurredAt,
});

const tenMinutes = 10 * 60_000;

/** The difference between time zones is a multiple of this. */
const quarterOfAnHour = 15 * 60_000;

const isoOf = (time: number) => new Date(time).toISOString();

/** The times of the demo's events. */
export type DemoTimes = Effect.Success<typeof demoTimes>;

export const demoTimes = Effect.gen(function* () {
  const today = yield* OrganiserClock.use((clock) => clock.today);
  const onTheWall = yield* OrganiserClock.use((clock) => clock.now);
  const now = yield* Clock.currentTimeMillis;
  const day = (days: number) => daysAfter(today, days);
  const quarters = Math.round((Date.parse(`${onTheWall}Z`) - now) / quarterOfAnHour);
  return {
    day,
    /** Some minutes after ten on a past day, but never later than now. */
    on: (days: number, minutes: number) =>
      isoOf(Math.min(now, Date.parse(`${day(days)}T10:00:00Z`) + minutes * 60_000)),
    minutesAgo: (minutes: number) => isoOf(now - minutes * 60_000),
    /** The organiser's local time at that moment, rounded to ten minutes, as tee times are. */
    wallAt: (instant: string) => {
      const shown = Date.parse(instant) + quarters * quarterOfAnHour;
      const full = Math.floor(shown / tenMinutes) * tenMinutes;
      return WallClock.make(isoOf(full).slice(0, "YYYY-MM-DDTHH:MM:SS".length));
    },
  };
});
