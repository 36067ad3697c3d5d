import { Array, Effect } from "effect";
import { teamHandicap } from "../../domain/golf/teams/teamHandicap.ts";
import type { TermsOfCourse } from "../../domain/scorecard/playingTerms.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { PlayerId, ScorecardKey, TeamId } from "../../domain/shared/values.ts";
import { TeamStreams } from "../commands/streamHandlers.ts";
import { aSecond } from "../commands/streamMemory.ts";
import { People } from "../ports/People.ts";
import type { PlayedBy } from "./playedBy.ts";

type ScrambleHandicaps = NonNullable<TermsOfCourse["scrambleHandicaps"]>;
type Members = NonNullable<ScrambleHandicaps[number]["members"]>;

/** The teams that play on a card, with the handicap index of each member. */
export type Teams = ReadonlyArray<{ readonly teamId: TeamId; readonly members: Members }>;

/**
 * If members share one ball, only the card of the first member counts. The handicaps of the teams
 * are part of the terms of that card, because the other members have no card.
 */
export const teamsOfFirstMember = Effect.fnUntraced(function* ({
  tournamentId,
  playerId,
}: ScorecardKey) {
  const { read } = yield* TeamStreams;
  const { state } = yield* read(streams.teams(tournamentId), aSecond);
  return [...state.values()].filter(({ playerIds }) => playerIds[0] === playerId);
});

/**
 * The teams of an open card. Older cards do not contain the indexes, so the present ones are used.
 */
export const teamsOf = Effect.fnUntraced(function* (
  { tournamentId }: ScorecardKey,
  handicaps: ReadonlyArray<ScrambleHandicaps[number]>,
) {
  const { read } = yield* TeamStreams;
  const known = handicaps.flatMap(({ teamId, members }) => (members ? [{ teamId, members }] : []));
  if (known.length === handicaps.length) return known;
  const { state } = yield* read(streams.teams(tournamentId), aSecond);
  const older = handicaps
    .filter(({ members }) => !members)
    .map(({ teamId }) => state.get(teamId))
    .filter((team) => team !== undefined);
  const people = yield* People.use(({ named }) => named(older.flatMap((team) => team.playerIds)));
  const today = (playerId: PlayerId) => people.get(playerId)?.handicap ?? null;
  return [...known, ...withIndexes(older, today)];
});

export const withIndexes = (
  teams: ReadonlyArray<{ readonly teamId: TeamId; readonly playerIds: ReadonlyArray<PlayerId> }>,
  indexOf: (player: PlayerId) => number | null,
): Teams =>
  teams.map(({ teamId, playerIds }) => ({
    teamId,
    members: playerIds.map((playerId) => ({ playerId, handicapIndex: indexOf(playerId) })),
  }));

/** The playing handicap of each team, with each member's own tee. */
export const scrambleHandicaps = (
  teams: Teams,
  playedBy: PlayedBy,
): Pick<TermsOfCourse, "scrambleHandicaps"> =>
  Array.isReadonlyArrayNonEmpty(teams)
    ? {
        scrambleHandicaps: Array.map(teams, ({ teamId, members }) => {
          const onTees = members.map(({ playerId, handicapIndex }) => {
            return { handicapIndex, ...playedBy(playerId) };
          });
          const holes = onTees[0]?.holes ?? [];
          return { teamId, playingHandicap: teamHandicap(onTees, holes), members };
        }),
      }
    : {};
