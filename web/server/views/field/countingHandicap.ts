import { Effect } from "effect";
import { countingIndex, indexCorrectionIn } from "../../../../domain/field/handicap.ts";
import { indexOfCard } from "../../../../domain/scorecard/playingTerms.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import type { TournamentSettings } from "../../../../domain/tournament/settings.ts";
import {
  type RegistrationRow,
  registrationsOf,
} from "../../../../projections/registrations/queries.ts";
import {
  type CardHandicap,
  lastHandicapsIn,
} from "../../../../projections/scorecards/lastHandicaps.ts";

/** The handicap index with which a player is in an event. */
export const countingHandicap = (
  { corrections }: Pick<RegistrationRow, "corrections">,
  card: CardHandicap | undefined,
  ofAccount: number | null,
): number | null => {
  const ofCard = card && { round: card.round, handicapIndex: indexOnCard(card, ofAccount) };
  return countingIndex(indexCorrectionIn(corrections), ofCard, ofAccount);
};

/** An older card does not say whether its 0 is an index. */
const indexOnCard = ({ handicap_index, has_index }: CardHandicap, ofAccount: number | null) =>
  indexOfCard({
    handicapIndex: handicap_index,
    hasHandicapIndex: has_index ?? (handicap_index !== 0 || ofAccount !== null),
  });

/** The same for each player of an event. */
export const countingHandicaps = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  return handicapsAfter(yield* registrationsOf(tournamentId), yield* lastHandicapsIn(tournamentId));
});

/** The index with which a card of each player would open now. */
export const handicapsAhead = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  { indexInLaterRounds }: Pick<TournamentSettings, "indexInLaterRounds">,
) {
  // The index of the day is not that of an earlier card.
  const isOfDay = indexInLaterRounds === "of_day";
  return handicapsAfter(
    yield* registrationsOf(tournamentId),
    isOfDay ? [] : yield* lastHandicapsIn(tournamentId),
  );
});

const handicapsAfter = (
  rows: ReadonlyArray<RegistrationRow>,
  last: ReadonlyArray<CardHandicap>,
) => {
  const cards = new Map(last.map((card) => [card.player_id, card]));
  const players = new Map(rows.map((row) => [row.player_id, row]));
  return (playerId: PlayerId, ofAccount: number | null): number | null => {
    const row = players.get(playerId);
    return row ? countingHandicap(row, cards.get(playerId), ofAccount) : ofAccount;
  };
};
