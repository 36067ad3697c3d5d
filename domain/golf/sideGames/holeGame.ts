import { bestFigure, bestSides, type Direction } from "./bestFigure.ts";
import type { Game } from "./game.ts";
import { type HoleOutcome, outcomesOf } from "./holeOutcomes.ts";
import type { Player } from "./player.ts";
import { settledHole } from "./settledHole.ts";
import type { Side } from "./sides.ts";
import type { HoleInPlay } from "./stakeInPlay.ts";
import type { SettleStake } from "./stakeSettlement.ts";

/** A game whose purse is paid by the hole. */
export interface HoleGame {
  /** The value of a participant on a hole; undefined without a value. */
  readonly figureOf: (player: Player, hole: HoleInPlay) => number | undefined;
  readonly best: Direction;
  /**
   * Whether level sides share the hole. Otherwise no side wins it, and its value is carried to the
   * next hole.
   */
  readonly ties: "share" | "carry";
  /**
   * Whether points are the values on the holes, or the number of holes won, including the carried
   * ones.
   */
  readonly points: "figures" | "holes";
}

/**
 * Each hole in order, with the value that was carried to it (docs/rules.md, Side games and
 * matches).
 */
export const settleByHole =
  (rulesOf: (game: Game) => HoleGame): SettleStake =>
  (game, stake) => {
    const rules = rulesOf(game);
    const best = stake.holes.map((hole) =>
      hole.counts
        ? bestSides(game.sides, (player) => rules.figureOf(player, hole), rules.best)
        : [],
    );
    const outcomes = outcomesOf(stake, best, rules.ties);
    return {
      holes: outcomes.map((outcome) =>
        settledHole(game.players, outcome, {
          figureOf: (player) => rules.figureOf(player, outcome.hole),
          pointsOf: (player) => pointsOfPlayer(rules, outcome, player),
        }),
      ),
      matches: [],
      pointsOf: (side) =>
        outcomes.reduce((total, outcome) => total + pointsOfSide(rules, outcome, side), 0),
      payments: outcomes.flatMap(({ payments }) => payments),
      isUndecided:
        rules.ties === "share" &&
        outcomes.some(({ hole, winners }) => hole.counts && winners.length === 0),
      notes: [],
    };
  };

const pointsOfPlayer = (rules: HoleGame, outcome: HoleOutcome, player: Player) => {
  if (!outcome.hole.counts) return 0;
  if (rules.points === "figures") return rules.figureOf(player, outcome.hole) ?? 0;
  return outcome.winners.some(({ members }) => members.includes(player)) ? outcome.holesWon : 0;
};

const pointsOfSide = (rules: HoleGame, outcome: HoleOutcome, side: Side) => {
  if (!outcome.hole.counts) return 0;
  if (rules.points === "holes") return outcome.winners.includes(side) ? outcome.holesWon : 0;
  return bestFigure(side.members, (player) => rules.figureOf(player, outcome.hole), "highest") ?? 0;
};
