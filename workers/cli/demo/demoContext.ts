import { Clock, Effect } from "effect";
import type { CommandContext } from "../../../application/commands/streamHandler.ts";
import { OrganiserClock } from "../../../application/ports/OrganiserClock.ts";
import { commandIdOf } from "../../../domain/shared/derivedIds.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { daysAfter } from "../import/dates.ts";

export const seeder: Actor = { kind: "system", id: "demo seed" };

/**
 * A command of the demo. Its id follows from the step alone, so a second seed repeats it and adds
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

/** When things happened in the demo. */
export type DemoTimes = Effect.Success<typeof demoTimes>;

export const demoTimes = Effect.gen(function* () {
  const today = yield* OrganiserClock.use((clock) => clock.today);
  const now = yield* Clock.currentTimeMillis;
  const day = (days: number) => daysAfter(today, days);
  return {
    day,
    /** Some minutes after ten on a day that is over. */
    on: (days: number, minutes: number) =>
      new Date(Date.parse(`${day(days)}T10:00:00Z`) + minutes * 60_000).toISOString(),
    minutesAgo: (minutes: number) => new Date(now - minutes * 60_000).toISOString(),
  };
});
