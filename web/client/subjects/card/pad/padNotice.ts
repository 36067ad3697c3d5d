import { dayInYear } from "../../../../../domain/shared/dayInYear.ts";
import { takesScores } from "../../../../../domain/shared/takesScores.ts";
import { WallClock } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import { onSite } from "../../../ui/dates/moment.ts";
import { type EnteredHole, isSamePlace, type WaitingHole } from "./waitingEntry.ts";

type Dates = Pick<EventDetail, "status" | "startDate">;

/** "Scores open on Dec 21" while the event is still to come; null once it takes scores. */
export const opensOn = (event: Dates, now: Date = new Date()): string | null => {
  const { startDate } = event;
  if (takesScores(event, WallClock.make(onSite(now)))) return null;
  return startDate === null ? "Scores are not open yet" : `Scores open on ${dayInYear(startDate)}`;
};

/** What a player is told above the keys; null for nothing. */
export const padNotice = (
  opens: string | null,
  card: Partial<Pick<Scorecard, "late">> | undefined,
): string | null => {
  if (opens !== null) return `${opens}. Try the pad; nothing is saved.`;
  // A card that an older version has stored on the device has none.
  const late = card?.late ?? [];
  return late.length === 0 ? null : "This event is over. The organiser decides about this score.";
};

/** What was tried before the day stays on the page alone. */
export const withTried =
  (entry: EnteredHole) =>
  (tried: ReadonlyArray<WaitingHole>): ReadonlyArray<WaitingHole> => [
    ...tried.filter((other) => !isSamePlace(other, entry)),
    { ...entry, key: "tried", order: tried.length, wasTried: false },
  ];
