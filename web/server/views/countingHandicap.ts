import { Effect } from "effect";
import { indexOfCard } from "../../../domain/scorecard/playingTerms.ts";
import type { PlayerId, TournamentId } from "../../../domain/shared/values.ts";
import type { TournamentSettings } from "../../../domain/tournament/settings.ts";
import {
  type RegistrationRow,
  registrationsOf,
} from "../../../projections/registrations/queries.ts";
import {
  type CardHandicap,
  lastHandicapsIn,
} from "../../../projections/scorecards/lastHandicaps.ts";

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

/** The index with which a card of each player would open now. */
export const handicapsAhead = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  { indexInLaterRounds }: Pick<TournamentSettings, "indexInLaterRounds">,
) {
  const rows = yield* registrationsOf(tournamentId);
  // The index of the day is not that of an earlier card.
  const last = indexInLaterRounds === "of_day" ? [] : yield* lastHandicapsIn(tournamentId);
  const cards = new Map(last.map((card) => [card.player_id, card]));
  const players = new Map(rows.map((row) => [row.player_id, row]));
  return (playerId: PlayerId, ofAccount: number | null): number | null => {
    const row = players.get(playerId);
    return row ? countingHandicap(row, cards.get(playerId), ofAccount) : ofAccount;
  };
});
