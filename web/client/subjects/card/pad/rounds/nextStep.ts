import { isRoundDue } from "../../../../../../domain/shared/roundDays.ts";
import { type RoundNumber, WallClock } from "../../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../../contract/card/scorecard.ts";
import type { EventDetail } from "../../../../../contract/event/event.ts";
import { onSite } from "../../../../ui/dates/wallClock.ts";
import { holeNumbersText } from "../../../../ui/listText.ts";
import { type CardFacts, type CardState, cardStateOf } from "../../state/cardState.ts";

const hints: Readonly<Record<CardState, string | null>> = {
  // The banner above says why, and what to do.
  sentBack: null,
  disputed: "Your group or an administrator says which score counts.",
  inPlay: null,
  toBeSigned: "Complete. A playing partner signs it next.",
  signed: "Complete and signed. An organiser verifies it next.",
  verified: "This card is official.",
};

type Card = CardFacts & Partial<Pick<Scorecard, "late">>;

/** The next step of a card, if somebody else has to act. */
export const roundHint = (card: Card | undefined): string | null => {
  if (!card) return null;
  // A card that an older version has stored on the device has none.
  const { late = [] } = card;
  if (late.length === 0) return hints[cardStateOf(card)];
  const holes = holeNumbersText(late.map(({ holeNumber }) => holeNumber));
  return late.length === 1
    ? `The score of hole ${holes} came after the end. The organiser decides about it.`
    : `The scores of holes ${holes} came after the end. The organiser decides about them.`;
};

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
