import { Effect } from "effect";
import { isOneBall } from "../../domain/golf/teams/oneBall.ts";
import { hasBegun } from "../../domain/scorecard/scorecard.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { PlayerId, ScorecardKey } from "../../domain/shared/values.ts";
import type { Team } from "../../domain/teams/teams.ts";
import { ScorecardStreams, TeamStreams } from "../commands/streamHandlers.ts";
import { type Age, anyAge, aSecond, noAge } from "../commands/streamMemory.ts";
import { formatOf } from "../facts/formatOf.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";

/** The side of a player where its members play one ball; null for who plays alone. */
export const sideOf = Effect.fnUntraced(function* ({ tournamentId, playerId }: Player, age: Age) {
  const { read } = yield* TeamStreams;
  const { state } = yield* read(streams.teams(tournamentId), age);
  const team = [...state.values()].find(({ playerIds }) => playerIds.includes(playerId));
  if (!team) return null;
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  return isOneBall(yield* formatOf(settings)) ? team : null;
});

type Player = Pick<ScorecardKey, "tournamentId" | "playerId">;

/**
 * The card on which the scores of this player stand: the own one, or the one card of a side with one
 * ball. That is the card of the member who is listed first when its first score comes in, and it
 * stays so, whoever is listed first later.
 */
export const cardOf = Effect.fnUntraced(function* (card: ScorecardKey) {
  const { read } = yield* ScorecardStreams;
  const own = yield* read(streams.scorecard(card), anyAge);
  // Who opens an own card may have got a partner in another process a moment ago.
  const side =
    (yield* sideOf(card, aSecond)) ?? (hasBegun(own.state) ? null : yield* sideOf(card, noAge));
  if (side === null) return card;
  for (const playerId of side.playerIds) {
    const { state } = yield* read(streams.scorecard({ ...card, playerId }), aSecond);
    if (hasBegun(state) && state.status === "Open" && isOfSide(state.terms.side, side)) {
      return { ...card, playerId };
    }
  }
  return { ...card, playerId: side.playerIds[0] ?? card.playerId };
});

const isOfSide = (
  known: { readonly playerIds: ReadonlyArray<PlayerId> } | undefined,
  { playerIds }: Team,
) => known?.playerIds.some((id) => playerIds.includes(id)) === true;

/** Whether two players play the same ball. */
export const playOneBall = Effect.fnUntraced(function* (card: ScorecardKey, by: PlayerId) {
  const side = yield* sideOf(card, aSecond);
  return side?.playerIds.includes(by) === true;
});
