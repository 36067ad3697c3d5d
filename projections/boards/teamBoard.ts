import { Effect } from "effect";
import { People } from "../../application/ports/People.ts";
import { rankTeams } from "../../domain/golf/leaderboard/rankLeaderboard.ts";
import { isOneBall } from "../../domain/golf/teams/oneBall.ts";
import type { Team } from "../../domain/teams/teams.ts";
import { noChoice, termsOf } from "../matches/competitions.ts";
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
  const { playFormat } = yield* termsOf(rows.tournament?.settings ?? noChoice);
  const lines = teamLinesOf({
    tournament: rows.tournament,
    players: [...rows.players.values()],
    cards: [...rows.cards.values()],
    ...{ teams, people: named, isOneBall: isOneBall(playFormat) },
  });
  const choice = { view: "event-total", scoring: "gross", selectedRound: 1 } as const;
  const board: TeamBoard = rankTeams(lines, optionsOf(rows, choice)).map(({ entry }) => entry);
  return board;
});

export const teamOf = ({
  team_id: teamId,
  name,
  kind,
  player_ids: playerIds,
  handicap_indexes: handicapIndexes,
}: TeamRow): Team => ({ teamId, name, kind, playerIds, handicapIndexes });
