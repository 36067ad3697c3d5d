import { Effect } from "effect";
import { Lookups } from "../../application/ports/Lookups.ts";
import { People } from "../../application/ports/People.ts";
import { rankTeams } from "../../domain/golf/leaderboard/rankLeaderboard.ts";
import type { Team } from "../../domain/teams/teams.ts";
import type { BoardTournament } from "../leaderboard/queries.ts";
import type { TeamRow } from "../teams/queries.ts";
import { optionsOf } from "./board.ts";
import type { BoardRows } from "./boardRows.ts";
import { type TeamLine, teamLinesOf } from "./teamLines.ts";

/** In the order of the whole event. */
export type TeamBoard = ReadonlyArray<TeamLine>;

export const teamBoardOf = Effect.fnUntraced(function* (
  rows: BoardRows,
  teams: ReadonlyArray<Team>,
) {
  const ids = [...new Set(teams.flatMap(({ playerIds }) => playerIds))];
  const named = yield* People.use((people) => people.named(ids));
  const isScramble = (yield* codeOfFormat(rows.tournament)) === "SCRAMBLE";
  const lines = teamLinesOf({
    tournament: rows.tournament,
    players: [...rows.players.values()],
    cards: [...rows.cards.values()],
    ...{ teams, people: named, isScramble },
  });
  const choice = { view: "event-total", scoring: "gross", selectedRound: 1 } as const;
  const board: TeamBoard = rankTeams(lines, optionsOf(rows, choice)).map(({ entry }) => entry);
  return board;
});

/** A format that was removed from the list counts as no format. */
const codeOfFormat = Effect.fnUntraced(function* (tournament: BoardTournament | null) {
  const id = tournament?.settings.playFormatId;
  if (!id) return null;
  const { playFormats } = yield* Lookups;
  return yield* playFormats.byId(id).pipe(
    Effect.map(({ code }) => code),
    Effect.catchTag("LookupNotFound", () => Effect.succeed(null)),
  );
});

export const teamOf = ({
  team_id: teamId,
  name,
  kind,
  player_ids: playerIds,
  handicap_indexes: handicapIndexes,
}: TeamRow): Team => ({ teamId, name, kind, playerIds, handicapIndexes });
