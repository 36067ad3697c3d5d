import { hasDayForEach, latestRoundDue } from "../../../../domain/shared/roundDays.ts";
import { RoundNumber, WallClock } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import { onSite } from "../../ui/dates/wallClock.ts";

type Dates = Pick<EventDetail, "startDate" | "endDate" | "numberOfRounds">;

/**
 * The round in an address; without one, or if the event has no such round, the round of the day. So
 * on the second morning the office does not type into the first round. If several rounds share a
 * day, the first of them: scores typed into a later one by mistake are saved without a question.
 */
export const roundToOpen = (event: Dates, asked: string | null, at: Date): RoundNumber => {
  const number = Number(asked ?? 0);
  const exists = Number.isInteger(number) && number >= 1 && number <= event.numberOfRounds;
  const due = hasDayForEach(event) ? latestRoundDue(event, WallClock.make(onSite(at))) : null;
  return RoundNumber.make(exists ? number : (due ?? 1));
};
