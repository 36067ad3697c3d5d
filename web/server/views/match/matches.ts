import { Effect } from "effect";
import { People, type Person } from "../../../../application/ports/People.ts";
import { mirrored } from "../../../../domain/match/match.ts";
import { HoleNumber, type PlayerId } from "../../../../domain/shared/values.ts";
import type { TimedMatch } from "../../../../projections/matches/matchesOf.ts";
import type { Match, MatchPlayRecord } from "../../../contract/match/matches.ts";
import { nameIn } from "../person/nameIn.ts";

/** By round, then by the name of the first player. */
export const showMatches = Effect.fnUntraced(function* (matches: ReadonlyArray<TimedMatch>) {
  const players = matches.flatMap(({ sides }) => sides.flat());
  const people = yield* People.use(({ named }) => named([...new Set(players)]));
  return matches.map((match) => matchOf(match, people)).toSorted(byRoundAndName);
});

const matchOf = (match: TimedMatch, people: ReadonlyMap<PlayerId, Person>): Match => {
  const { matchId, tournamentId, round, missingHoles, sides, ...derived } = match;
  const { lastHole: _, holes: __, ...rest } = derived;
  const [[, ...partners], [, ...others]] = sides;
  const named = (ids: ReadonlyArray<PlayerId>) => ids.map((id) => ({ id, ...nameIn(people, id) }));
  return {
    ...rest,
    id: matchId,
    eventId: tournamentId,
    roundNumber: round,
    missingHoles: missingHoles.map((hole) => HoleNumber.make(hole)),
    player: nameIn(people, match.playerId),
    opponent: nameIn(people, match.opponentId),
    ...(partners.length > 0 && { playerPartners: named(partners) }),
    ...(others.length > 0 && { opponentPartners: named(others) }),
  };
};

const byRoundAndName = (a: Match, b: Match) =>
  a.roundNumber - b.roundNumber ||
  a.player.lastName.localeCompare(b.player.lastName) ||
  a.player.firstName.localeCompare(b.player.firstName);

/** The same match, one hole after the other. */
export const showMatchHoles = ({ matchId, playerId, opponentId, holes }: TimedMatch) => {
  const of = (side: number) => (side === 0 ? null : side > 0 ? playerId : opponentId);
  return {
    matchId,
    holes: holes.map(
      ({ holeNumber, scores: [playerScore, opponentScore], winner, lead, state }) => ({
        holeNumber: HoleNumber.make(holeNumber),
        ...{ playerScore, opponentScore },
        winnerId: winner && (winner === "first" ? playerId : opponentId),
        state,
        leaderId: of(lead),
      }),
    ),
  };
};

/** A decided match as one of its players had it; none while it is open. */
export const recordOf = (match: TimedMatch, playerId: PlayerId): ReadonlyArray<MatchPlayRecord> => {
  const { result, margin } = match;
  if (result === null) return [];
  const [first, second] = match.sides;
  const isFirst = first.includes(playerId);
  return [
    {
      id: match.matchId,
      playerId,
      opponentId: isFirst ? match.opponentId : match.playerId,
      eventId: match.tournamentId,
      matchType: first.length + second.length > 2 ? "four-ball" : "singles",
      result: isFirst ? result : mirrored({ result }).result,
      margin,
      roundNumber: match.round,
      matchDate: match.decidedAt,
    },
  ];
};
