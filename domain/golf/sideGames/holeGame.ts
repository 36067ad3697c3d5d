import type { Game } from "./game.ts";
import { type HoleOutcome, outcomesOf } from "./holeOutcomes.ts";
import { type HoleInPlay, holesInPlay } from "./holesInPlay.ts";
import { settledHole } from "./settledHole.ts";
import type { Participant, Stake } from "./sideGame.ts";
import { bestFigure, bestSides, type Direction, type Side } from "./sides.ts";
import type { StakeSettlement } from "./stakeSettlement.ts";

/** A game whose purse is paid by the hole. */
export interface HoleGame {
  /** What a participant brings to a hole; undefined without anything. */
  readonly figureOf: (player: Participant, hole: HoleInPlay) => number | undefined;
  readonly best: Direction;
  /** Level sides share the hole, or nobody wins it and its value goes to the next. */
  readonly ties: "share" | "carry";
  /** Points are what was brought to the hole, or the holes won, with those carried into them. */
  readonly points: "figures" | "holes";
}

/** Each hole in order, with what was carried into it (golf-rules.md section 9). */
export const settleByHole = (game: Game, stake: Stake, rules: HoleGame): StakeSettlement => {
  const inPlay = holesInPlay(game, stake);
  const best = inPlay.map((hole) =>
    hole.counts ? bestSides(game.sides, (player) => rules.figureOf(player, hole), rules.best) : [],
  );
  const outcomes = outcomesOf(inPlay, best, stake.purse, rules.ties);
  const pointsOfPlayer = (outcome: HoleOutcome, player: Participant) => {
    if (!outcome.hole.counts) return 0;
    if (rules.points === "figures") return rules.figureOf(player, outcome.hole) ?? 0;
    return outcome.winners.some(({ members }) => members.includes(player)) ? outcome.holesWon : 0;
  };
  const pointsOf = ({ members }: Side) =>
    outcomes.reduce(
      (total, outcome) =>
        total + (bestFigure(members, (player) => pointsOfPlayer(outcome, player), "highest") ?? 0),
      0,
    );
  return {
    inPlay,
    holes: outcomes.map((outcome) =>
      settledHole(game.players, outcome, {
        figureOf: (player) => rules.figureOf(player, outcome.hole),
        pointsOf: (player) => pointsOfPlayer(outcome, player),
      }),
    ),
    matches: [],
    pointsOf,
    payments: outcomes.flatMap(({ payments }) => payments),
    notes: [],
  };
};
