import type { Game } from "./game.ts";
import { inOrder, type Meeting, meetingOf } from "./meetings.ts";
import { playingTogether, type Together } from "./sides.ts";

type CupTeams = readonly [Together, Together];

/** Null unless there are exactly two teams. */
export const cupTeams = ({ participants, rulesEdition }: Game): CupTeams | null => {
  const teams = playingTogether(participants, "team", rulesEdition).filter(
    ([{ teamName }]) => teamName !== null,
  );
  const [first, second] = teams;
  return first && second && teams.length === 2 ? [first, second] : null;
};

/**
 * Singles between the teams. Matches that an administrator arranged come first; the others are
 * between players of opposite teams in one group, in the order of positions. If there are only two
 * players, they always meet (docs/rules.md, Side games and matches).
 */
export const cupMeetings = (
  game: Game,
  teams: CupTeams,
  roundNumbers: ReadonlyArray<number>,
): ReadonlyArray<Meeting> =>
  inOrder(
    game,
    roundNumbers.flatMap((roundNumber) => pairsOf(game, teams, roundNumber)),
  );

const pairsOf = (game: Game, teams: CupTeams, roundNumber: number): ReadonlyArray<Meeting> => {
  const teamOf = new Map(teams.flatMap((team) => team.map(({ playerId }) => [playerId, team])));
  const arranged = game.arrangedMatches.filter(
    ({ playerId, opponentId, ...match }) =>
      match.roundNumber === roundNumber &&
      teamOf.has(playerId) &&
      teamOf.has(opponentId) &&
      teamOf.get(playerId) !== teamOf.get(opponentId),
  );
  const taken = new Set(arranged.flatMap(({ playerId, opponentId }) => [playerId, opponentId]));
  const derived = togetherOnCourse(game, roundNumber).flatMap((playerIds) => {
    const [firsts, seconds] = teams.map((team) =>
      playerIds.filter((id) => teamOf.get(id) === team && !taken.has(id)),
    );
    return (firsts ?? []).flatMap((playerId, index) => {
      const opponentId = seconds?.[index];
      return opponentId === undefined ? [] : [{ roundNumber, playerId, opponentId }];
    });
  });
  return [...arranged, ...derived].flatMap((pair) => meetingOf(game, pair));
};

const togetherOnCourse = (
  { participants, groups }: Game,
  roundNumber: number,
): ReadonlyArray<ReadonlyArray<string>> =>
  participants.length === 2
    ? [participants.map(({ playerId }) => playerId)]
    : groups.filter((group) => group.roundNumber === roundNumber).map(({ playerIds }) => playerIds);
