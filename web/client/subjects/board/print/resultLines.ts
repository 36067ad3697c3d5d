import {
  rankLeaderboard,
  rankTeams,
} from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import type { TeamLeaderboardEntry } from "../../../../contract/board/teamLeaderboard.ts";
import { handicapText, nameOf } from "../../person/playerText.ts";
import { type BoardTerms, boardOptions, firstChoiceOf } from "../boardEvent.ts";

/** A line of the results: a player, or a side with its members. */
export interface ResultLine {
  readonly id: string;
  /** "T3". */
  readonly position: string;
  readonly isPlayedOff: boolean;
  readonly name: string;
  /** Behind the name of a player; null for a side. */
  readonly handicap: string | null;
  /** Below the name of a side; null for a player. */
  readonly members: string | null;
  readonly thru: string;
  /** Of each round, by number. */
  readonly rounds: ReadonlyArray<string>;
  readonly strokes: string;
  readonly total: string;
}

type Terms = BoardTerms & Parameters<typeof firstChoiceOf>[0];

/**
 * The players as the board of the event ranks them, in the scoring that decides it. Where sides
 * share a ball, they are lines of it beside those who play alone.
 */
export const playerLines = (
  entries: ReadonlyArray<LeaderboardEntry>,
  teams: ReadonlyArray<Pick<TeamLeaderboardEntry, "team" | "players">>,
  event: Terms,
): ReadonlyArray<ResultLine> =>
  rankLeaderboard(entries, boardOptions(event, firstChoiceOf(event))).map((standing) => {
    const { user, side } = standing.entry;
    return {
      ...lineOf(standing),
      ...{ id: user.id, name: nameOf(user) },
      handicap: side ? null : `HCP ${handicapText(user)}`,
      members: side
        ? membersText(teams.find(({ team }) => team.id === side.id)?.players ?? [])
        : null,
    };
  });

/** The pairs and teams by the same rules. */
export const teamLines = (
  entries: ReadonlyArray<TeamLeaderboardEntry>,
  event: Terms,
): ReadonlyArray<ResultLine> =>
  rankTeams(entries, boardOptions(event, firstChoiceOf(event))).map((standing) => {
    const { team, players } = standing.entry;
    return {
      ...lineOf(standing),
      ...{ id: team.id, name: team.name, handicap: null, members: membersText(players) },
    };
  });

const membersText = (players: TeamLeaderboardEntry["players"]) => players.map(nameOf).join(", ");

type Standing = ReturnType<typeof rankLeaderboard>[number] | ReturnType<typeof rankTeams>[number];

const lineOf = ({ position, isPlayedOff, thru, roundCells, strokes, total }: Standing) => ({
  position,
  isPlayedOff,
  thru,
  rounds: roundCells.map(({ text }) => text),
  strokes,
  total,
});
