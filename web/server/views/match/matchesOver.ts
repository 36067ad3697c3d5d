import { Effect, Option } from "effect";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import type { PlayerId, RoundNumber, TournamentId } from "../../../../domain/shared/values.ts";
import { Boards } from "../../../../projections/boards/boards.ts";
import { termsOf } from "../../../../projections/matches/competitions.ts";

type Settings = Parameters<typeof termsOf>[0];
export type MatchesOver = (player: PlayerId, round: RoundNumber) => boolean;

/** In other events than match play. */
export const neverOver: MatchesOver = () => false;

/** Whether a player has matches of a match play event in a round, and all of them are decided. */
export const matchesOver = Effect.fnUntraced(function* (id: TournamentId, settings: Settings) {
  const { playFormat } = yield* termsOf(settings);
  if (playFormat !== "MATCH") return neverOver;
  const matches = yield* Boards.use((boards) => boards.matches(id));
  return (player: PlayerId, round: RoundNumber) => {
    const own = matches.filter(
      (match) =>
        match.sideGameId === null && match.round === round && match.sides.flat().includes(player),
    );
    return own.length > 0 && own.every(({ status }) => status === "decided");
  };
});

interface Card {
  readonly tournament_id: TournamentId;
  readonly player_id: PlayerId;
  readonly round: RoundNumber;
}

/**
 * On which of these cards nothing is left to enter, because the matches of their player are over.
 * Only cards with empty holes need to be asked about.
 */
export const cardsOver = Effect.fnUntraced(function* (cards: ReadonlyArray<Card>) {
  const over = new Map<TournamentId, MatchesOver>();
  for (const id of new Set(cards.map(({ tournament_id }) => tournament_id))) {
    const known = yield* Effect.option(TournamentFacts.use((facts) => facts.tournament(id)));
    if (Option.isSome(known)) over.set(id, yield* matchesOver(id, known.value.settings));
  }
  return ({ tournament_id, player_id, round }: Card) =>
    over.get(tournament_id)?.(player_id, round) === true;
});
