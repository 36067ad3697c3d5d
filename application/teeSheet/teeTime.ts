import { Effect } from "effect";
import type { RoundNumber, WallClock } from "../../domain/shared/values.ts";
import { dayOfRound, timeOfDay } from "../../domain/teeSheet/teeTimes.ts";
import { dayOf } from "../../domain/tournament/status.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { OrganiserClock } from "../ports/OrganiserClock.ts";

/** A time with its date, or a time of the day on which the round is played. */
export type TeeTime =
  | { readonly at: WallClock }
  | {
      /** "HH:MM" */
      readonly time: string;
    };

/** A tournament without a date counts as played today. */
export const teeTimeOf = Effect.fnUntraced(function* (
  { settings }: CreatedTournament,
  round: RoundNumber,
  teeTime: TeeTime,
) {
  if ("at" in teeTime) return teeTime.at;
  const start = settings.startDate ?? (yield* OrganiserClock.use((clock) => clock.today));
  return timeOfDay(dayOfRound(dayOf(start), round), teeTime.time);
});
