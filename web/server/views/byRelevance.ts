import type { EventStatus } from "../../contract/event.ts";

interface Ranked {
  readonly status: EventStatus;
  readonly startDate: string | null;
}

const ranks: Readonly<Record<EventStatus, number>> = {
  active: 0,
  upcoming: 0,
  completed: 1,
  cancelled: 2,
};

/** Comes after every date there is. */
const NO_START = "9";

/** Wall-clock texts sort as times do. */
const byStart = (one: Ranked, other: Ranked) => {
  const [start, otherStart] = [one.startDate ?? NO_START, other.startDate ?? NO_START];
  return start === otherStart ? 0 : start < otherStart ? -1 : 1;
};

/** Active events come first, then upcoming ones, then past ones with the latest first. */
export const byRelevance = (one: Ranked, other: Ranked): number =>
  ranks[one.status] - ranks[other.status] ||
  (ranks[one.status] === 0 ? byStart(one, other) : byStart(other, one));
