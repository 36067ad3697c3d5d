import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import { Position } from "../../domain/shared/recorded.ts";
import type { ScorecardId } from "../../domain/shared/values.ts";
import { changedTermsOf, noteScores, openedCard } from "../leaderboard/cardChanges.ts";
import type { BoardCard } from "../leaderboard/queries.ts";
import { edited } from "../leaderboard/rows.ts";

const notYet = Position.make(0);

/** The cards that these events would change, after the change. Empty if no score changes. */
export const correctedCards = (
  cards: ReadonlyMap<ScorecardId, BoardCard>,
  events: ReadonlyArray<ScorecardEvent>,
): ReadonlyMap<ScorecardId, BoardCard> => {
  const corrected = new Map<ScorecardId, BoardCard>();
  for (const event of events) {
    const { scorecardId } = event;
    const after = cardAfter(corrected.get(scorecardId) ?? cards.get(scorecardId), event);
    if (after) corrected.set(scorecardId, after);
  }
  return corrected;
};

const cardAfter = (before: BoardCard | undefined, event: ScorecardEvent): BoardCard | undefined => {
  if (event._tag === "ScorecardOpened") {
    return { ...openedCard(event), opened: notYet, position: notYet };
  }
  if (!before) return undefined;
  const same = { ...before, clears_verified: false };
  if (event._tag === "HoleScoresRecorded") {
    const scores = { holes: {}, verified: {} };
    noteScores(scores, event);
    return edited(before, { ...same, ...scores });
  }
  if (event._tag === "AttestationsInvalidated") {
    const invalid = Object.fromEntries(event.attestationIds.map((id) => [id, null]));
    return edited(before, { ...same, attestations: invalid });
  }
  return event._tag === "ScorecardCourseChanged" || event._tag === "ScorecardHandicapCorrected"
    ? { ...before, ...changedTermsOf(event) }
    : undefined;
};
