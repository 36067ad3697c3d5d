import type { EventDetail } from "../../../../contract/event/event.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { dateRange, longDate } from "../../../ui/dates/dateText.ts";

/** What stands at the head of everything that is printed of a round. */
export interface RoundOnPaper {
  readonly eventName: string;
  /** "Round 2"; null in an event of one round. */
  readonly round: string | null;
  /** The course, otherwise the place of the event. */
  readonly venue: string;
  /** "June 6, 2026"; of all days of the event while no group of the round has a tee time. */
  readonly day: string;
  /** Whether points decide the event, which the card has room for then. */
  readonly hasPoints: boolean;
}

type Printed = Pick<
  EventDetail,
  "name" | "numberOfRounds" | "course" | "location" | "startDate" | "endDate" | "scoring"
>;

export const roundOnPaper = (
  event: Printed,
  round: number,
  groups: ReadonlyArray<Pick<GolfGroup, "teeTime">>,
): RoundOnPaper => ({
  eventName: event.name,
  round: event.numberOfRounds > 1 ? `Round ${round}` : null,
  venue: event.course?.name ?? event.location,
  day: groups[0] ? longDate(groups[0].teeTime) : dateRange(event.startDate, event.endDate),
  hasPoints: event.scoring === "stableford",
});
