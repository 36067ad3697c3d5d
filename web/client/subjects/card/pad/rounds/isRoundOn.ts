import { isRoundDue } from "../../../../../../domain/shared/roundDays.ts";
import { type RoundNumber, WallClock } from "../../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../../contract/event/event.ts";
import { onSite } from "../../../../ui/dates/moment.ts";

type Dates = Pick<EventDetail, "status" | "startDate" | "endDate" | "numberOfRounds">;

/**
 * Whether entering scores is the main action: the round has begun, or it is the day of the round.
 * Earlier, and after the event, it is possible but not the main action.
 */
export const isRoundOn = (
  event: Dates,
  round: RoundNumber,
  hasScores: boolean,
  at: Date = new Date(),
): boolean => {
  if (event.status === "completed" || event.status === "cancelled") return false;
  // An event that was started by hand is in play, whatever its dates are.
  const hasStarted = event.status === "active" && round === 1;
  return hasScores || hasStarted || isRoundDue(event, round, WallClock.make(onSite(at)));
};
