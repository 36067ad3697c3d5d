import { dayInYear } from "../../../../../domain/shared/dayInYear.ts";
import { takesScores } from "../../../../../domain/shared/takesScores.ts";
import { WallClock } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import type { Registration } from "../../../../contract/field/registration.ts";
import { onSite } from "../../../ui/dates/wallClock.ts";
import { type EnteredHole, isSamePlace, type WaitingHole } from "./waitingEntry.ts";

export const COURSE_MISSING =
  "Course information not available. Please contact the event administrator.";

interface Situation {
  readonly event: Pick<EventDetail, "status" | "courseId" | "rounds">;
  /** Null for a reader without a place in the event; undefined if it could not be read. */
  readonly registration:
    | Pick<Registration, "status" | "playerStatus" | "waitlistReason">
    | null
    | undefined;
  /** The player's own cards. */
  readonly cards: ReadonlyArray<Pick<Scorecard, "roundNumber">>;
}

/**
 * Why the player cannot enter scores in a round, or need not because it was cancelled, or null. The
 * server decides; this reports it before anything is entered.
 */
export const entryBarrier = (
  { event, registration, cards }: Situation,
  roundNumber: number,
): string | null => {
  if (event.status === "cancelled") return "This event has been cancelled";
  if (registration === null) return "You must be registered for this event";
  if (registration?.status === "waitlist") {
    return registration.waitlistReason ?? "You are on the waitlist for this event.";
  }
  if (registration?.playerStatus === "withdrawn" || registration?.playerStatus === "disqualified") {
    return "You are no longer playing in this event";
  }
  if (registration?.playerStatus === "missed_cut") {
    // A cut is made when its round is complete for everybody and no later round has begun. So the
    // round of the cut is the last one with a card.
    const lastRound = Math.max(0, ...cards.map((card) => card.roundNumber));
    if (roundNumber > lastRound) return `You missed the cut after round ${lastRound}`;
  }
  const round = event.rounds.find((each) => each.roundNumber === roundNumber);
  if (round && !round.counts) return cancelledText(round);
  // An opened card has its own copy of the course.
  const isOpened = cards.some((card) => card.roundNumber === roundNumber);
  return event.courseId === null && !isOpened ? COURSE_MISSING : null;
};

const cancelledText = ({ roundNumber, reason }: EventDetail["rounds"][number]) =>
  `Round ${roundNumber} was cancelled${reason === null ? "" : `: ${reason}`}`;

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
