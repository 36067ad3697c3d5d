import { isRoundDue } from "../../../../../domain/shared/roundDays.ts";
import { type RoundNumber, WallClock } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event.ts";
import { onSite } from "../../../lib/dates/moment.ts";

type Dates = Pick<EventDetail, "status" | "startDate" | "endDate" | "numberOfRounds">;

/**
 * Whether entering scores is what the player comes for: the round has begun, or its day has come.
 * Before, and once the event is over, there is nothing to press for, though whoever wants to may.
 */
export const isRoundOn = (
  event: Dates,
  round: RoundNumber,
  hasScores: boolean,
  at: Date = new Date(),
): boolean => {
  if (event.status === "completed" || event.status === "cancelled") return false;
  // An event that was started by hand is on, whatever its dates say.
  const hasStarted = event.status === "active" && round === 1;
  return hasScores || hasStarted || isRoundDue(event, round, WallClock.make(onSite(at)));
};
