import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { openedCard, strokesIn } from "../leaderboard/changes.ts";
import type { BoardCard } from "../leaderboard/queries.ts";

const notYet = Position.make(0);

/** The card that events would change, as they would leave it; undefined when no score changes. */
export const correctedCard = (
  cards: ReadonlyArray<BoardCard>,
  events: ReadonlyArray<ScorecardEvent>,
): BoardCard | undefined => {
  let corrected: BoardCard | undefined;
  for (const event of events) {
    if (event._tag === "ScorecardOpened") {
      corrected = { ...openedCard(event), opened: notYet, position: notYet };
    } else if (event._tag === "HoleScoresRecorded") {
      const { scorecardId } = event;
      const before = corrected ?? cards.find((card) => card.scorecard_id === scorecardId);
      corrected = before && { ...before, holes: { ...before.holes, ...strokesIn(event) } };
    }
  }
  return corrected;
};

/** All cards with this one in place of what it was. */
export const withCard = <Card extends Pick<BoardCard, "scorecard_id">>(
  cards: ReadonlyArray<Card>,
  corrected: Card,
): ReadonlyArray<Card> => [
  ...cards.filter(({ scorecard_id }) => scorecard_id !== corrected.scorecard_id),
  corrected,
];
