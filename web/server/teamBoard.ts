import { Effect } from "effect";
import { Lookups } from "../../application/ports/Lookups.ts";
import { People } from "../../application/ports/People.ts";
import { rankTeams } from "../../domain/golf/leaderboard/rankLeaderboard.ts";
import { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { Team } from "../../domain/teams/teams.ts";
import { BoardsAsOf } from "../../projections/asOf/boardsAsOf.ts";
import { generationOf } from "../../projections/checkpoint.ts";
import { type BoardRows, boardSince } from "../../projections/leaderboard/queries.ts";
import { teamLinesOf } from "../../projections/teamBoard/teamBoard.ts";
import { type TeamRow, teamsOf } from "../../projections/teams/queries.ts";
import { teamsAt } from "../../projections/teams/teamsAt.ts";
import { currentVersions } from "../../projections/versions.ts";
import { getTeamLeaderboard } from "../contract/teamLeaderboard.ts";
import { encoderOf } from "./encoderOf.ts";
import { type Prepared, prepare } from "./prepared.ts";

/** Keeps the team board of one tournament until a score, a team or a person changes. */
export const teamBoardOf = (tournamentId: TournamentId) => {
  let served: Prepared | undefined;

  return Effect.gen(function* () {
    const etag = yield* currentEtag(tournamentId);
    if (served?.etag === etag) return served;
    const rows = yield* boardSince(tournamentId, Position.make(0));
    const teams = (yield* teamsOf(tournamentId)).map(teamOf);
    served?.isReplaced();
    served = prepare(etag, yield* boardText(rows, teams));
    return served;
  });
};

/** The board at an earlier moment, with the people of today. */
export const teamBoardAsOf = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  instant: Date,
) {
  const { position, ...rows } = yield* BoardsAsOf.use((boards) => boards.at(tournamentId, instant));
  const teams = yield* teamsAt(tournamentId, position);
  const version = yield* People.use((people) => people.version);
  return prepare(`W/"${position}.${version}"`, yield* boardText(rows, teams));
});

/** After a rebuild a table may say something else about the same events. */
const currentEtag = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const versions = yield* currentVersions(tournamentId);
  const made = yield* Effect.forEach(["leaderboard", "teams"], (model) =>
    Effect.map(generationOf(model), (generation) => {
      const version = versions.find((change) => change.model === model)?.version ?? 0;
      return `${generation}.${version}`;
    }),
  );
  return `W/"${[...made, yield* People.use((people) => people.version)].join(".")}"`;
});

const encode = encoderOf(getTeamLeaderboard);

const boardText = Effect.fnUntraced(function* (rows: BoardRows, teams: ReadonlyArray<Team>) {
  const settings = rows.tournament?.settings;
  const named = yield* People.use((people) =>
    people.named([...new Set(teams.flatMap(({ playerIds }) => playerIds))]),
  );
  const isScramble = (yield* codeOfFormat(settings?.playFormatId)) === "SCRAMBLE";
  const board = rankTeams(teamLinesOf({ ...rows, teams, people: named, isScramble }), {
    ...{ view: "event-total", scoring: "gross", selectedRound: 1 },
    tieBreak: settings?.tieBreak ?? "shared",
    numberOfRounds: settings?.numberOfRounds ?? 1,
    isCompleted: rows.tournament?.status === "completed",
  });
  return JSON.stringify(encode(board.map(({ entry }) => entry)));
});

/** A format that has left the list is none. */
const codeOfFormat = Effect.fnUntraced(function* (
  id: NonNullable<BoardRows["tournament"]>["settings"]["playFormatId"] | undefined,
) {
  if (!id) return null;
  const { playFormats } = yield* Lookups;
  return yield* playFormats.byId(id).pipe(
    Effect.map(({ code }) => code),
    Effect.catchTag("LookupNotFound", () => Effect.succeed(null)),
  );
});

const teamOf = ({ team_id: teamId, name, kind, player_ids: playerIds, ...row }: TeamRow): Team => ({
  ...{ teamId, name, kind, playerIds, handicapIndexes: row.handicap_indexes },
});
