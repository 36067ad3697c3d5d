import { indexOfCard } from "../../../domain/scorecard/playingTerms.ts";
import type { RegistrationRow } from "../../../projections/registrations/queries.ts";
import type { CardHandicap } from "../../../projections/scorecards/lastHandicaps.ts";

/**
 * The handicap index with which a player is in an event: that of the last card, unless a later round
 * was corrected; before the first card the corrected one, else that of the account.
 */
export const countingHandicap = (
  { corrections }: Pick<RegistrationRow, "corrections">,
  card: CardHandicap | undefined,
  ofAccount: number | null,
): number | null => {
  const corrected = corrections.findLast(({ handicapIndex }) => handicapIndex !== undefined);
  const isAhead = corrected && corrected.fromRound > (card?.round ?? 0);
  if (card && !isAhead) return indexOnCard(card, ofAccount);
  return corrected?.handicapIndex === undefined ? ofAccount : corrected.handicapIndex;
};

/** An older card does not say whether its 0 is an index. */
const indexOnCard = ({ handicap_index, has_index }: CardHandicap, ofAccount: number | null) =>
  indexOfCard({
    handicapIndex: handicap_index,
    hasHandicapIndex: has_index ?? (handicap_index !== 0 || ofAccount !== null),
  });
