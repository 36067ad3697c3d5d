import { Effect } from "effect";
import { entryOf } from "../../domain/field/field.ts";
import { correctedIndex } from "../../domain/field/handicap.ts";
import { range } from "../../domain/golf/range.ts";
import { indexOfCard } from "../../domain/scorecard/playingTerms.ts";
import { streams } from "../../domain/shared/streams.ts";
import { type PlayerId, RoundNumber, type ScorecardKey } from "../../domain/shared/values.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { ScorecardStreams } from "../commands/streamHandlers.ts";
import { aSecond, noAge } from "../commands/streamMemory.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { People } from "../ports/People.ts";

/**
 * The handicap index of each of these players on a card that opens now: the one that the office
 * corrected, else that of their first card where the event takes it for all rounds, else that of
 * the day. Null is no index.
 */
export const indexesOf = Effect.fnUntraced(function* (
  card: ScorecardKey,
  players: ReadonlyArray<PlayerId>,
  { tournamentId, settings }: CreatedTournament,
) {
  const field = yield* TournamentFacts.use((facts) => facts.field(tournamentId, noAge));
  const people = yield* People.use(({ named }) => named(players));
  const isOfDay = settings.indexInLaterRounds === "of_day";
  const first = isOfDay ? new Map() : yield* indexesOfFirstCards(card, players);
  return (playerId: PlayerId): number | null => {
    const entry = entryOf(field, playerId);
    const corrected = entry && correctedIndex(entry, card.round);
    if (corrected !== undefined) return corrected;
    const known = first.get(playerId);
    return known === undefined ? (people.get(playerId)?.handicap ?? null) : known;
  };
});

/**
 * A member of a team that shares one ball has no card of their own, so the earlier cards of the
 * team tell their index.
 */
const indexesOfFirstCards = Effect.fnUntraced(function* (
  { tournamentId, playerId: holder, round }: ScorecardKey,
  players: ReadonlyArray<PlayerId>,
) {
  const { read } = yield* ScorecardStreams;
  const found = new Map<PlayerId, number | null>();
  for (const earlier of range(1, round - 1).map((each) => RoundNumber.make(each))) {
    for (const playerId of new Set([...players, holder])) {
      const stream = streams.scorecard({ tournamentId, playerId, round: earlier });
      const { state } = yield* read(stream, aSecond);
      if (state.status !== "Open") continue;
      const { terms } = state;
      const ofTeams = terms.scrambleHandicaps?.flatMap(({ members = [] }) => members) ?? [];
      const own = { playerId, handicapIndex: indexOfCard(terms) };
      for (const each of playerId === holder ? [own, ...ofTeams] : [own]) {
        if (!found.has(each.playerId)) found.set(each.playerId, each.handicapIndex);
      }
    }
  }
  return found;
});
