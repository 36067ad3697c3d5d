import type { Scoring } from "../countback.ts";
import type { RoundRulings } from "../roundsThatCount.ts";
import type { PlayerEntry } from "./entry.ts";
import { rankLeaderboard } from "./rankLeaderboard.ts";
import { roundsBefore } from "./roundsBefore.ts";
import type { Standing } from "./standing.ts";

export interface CutTerms {
  readonly afterRound: number;
  /** How many players play on. */
  readonly top: number;
  /**
   * Whether all players who are level with the last of them play on too; otherwise the countback
   * decides.
   */
  readonly ties: boolean;
  /** Players within this distance of the lead play on too: in strokes, in Stableford in points. */
  readonly withinStrokes: number | null;
  /** The scoring of the event, see `competitionScoring`. */
  readonly scoring: Scoring;
  /** What the office has said of rounds. */
  readonly rulings?: RoundRulings;
}

export interface Cut<PlayerId extends string> {
  /** The players who play on, best first. */
  readonly playerIds: ReadonlyArray<PlayerId>;
  readonly missedCutIds: ReadonlyArray<PlayerId>;
  /** The last result that plays on, "+3" or "58 pts"; "-" when no player has a score. */
  readonly cutLine: string;
}

/**
 * The players who play on after a round (docs/rules.md, The leaderboard). Only players who still
 * play are considered. To repeat a cut, pass the players whom it sent home as still playing.
 *
 * Players who are level at the last place after the countback play on together, because the order
 * of names must not decide.
 */
export const makeCut = <Entry extends PlayerEntry>(
  entries: ReadonlyArray<Entry>,
  terms: CutTerms,
): Cut<Entry["user"]["id"]> => {
  const playing = entries
    .filter(({ playerStatus }) => playerStatus === "playing")
    .map((entry) => roundsBefore(entry, terms.afterRound + 1));
  const board = rankLeaderboard(playing, {
    view: "event-total",
    scoring: terms.scoring,
    selectedRound: terms.afterRound,
    tieBreak: terms.ties ? "shared" : "countback",
    numberOfRounds: terms.afterRound,
    ...(terms.rulings && { rulings: terms.rulings }),
    isCompleted: false,
  });
  const lead = board[0];
  const isIn = (standing: Standing<PlayerEntry>) =>
    standing.place !== null && (standing.place <= terms.top || isClose(standing, lead, terms));
  const idsOf = (standings: typeof board): ReadonlyArray<Entry["user"]["id"]> =>
    standings.map(({ entry }) => entry.user.id);
  const playOn = board.filter(isIn);
  return {
    playerIds: idsOf(playOn),
    missedCutIds: idsOf(board.filter((standing) => !isIn(standing))),
    cutLine: playOn.at(-1)?.total ?? "-",
  };
};

const isClose = (
  standing: Standing<PlayerEntry>,
  lead: Standing<PlayerEntry> | undefined,
  { withinStrokes }: CutTerms,
) => {
  if (withinStrokes === null || !lead) return false;
  return behind(standing, lead) <= withinStrokes;
};

const behind = (standing: Standing<PlayerEntry>, lead: Standing<PlayerEntry>) =>
  Math.abs(resultOf(standing) - resultOf(lead));

const resultOf = ({ toPar, points }: Standing<PlayerEntry>) => toPar ?? points ?? 0;
