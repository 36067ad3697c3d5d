import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import type { GameView, Side } from "../gameView.ts";

/** A hole as a pile: its own part of the purse, and one part for each hole carried into it. */
export interface PotHole {
  readonly hole: SideGameHole;
  readonly state: "won" | "tied" | "open" | "next";
  readonly slats: number;
  readonly winners: ReadonlyArray<Side>;
  /** What the hole is worth. */
  readonly worth: number;
}

/** The holes of a game that is paid by hole, in the order of settlement. */
export const potOf = (view: GameView): ReadonlyArray<PotHole> => {
  const { results, sidesOf } = view;
  let isNextKnown = results.status === "final";
  return results.holes.map((hole, index) => {
    const isNext = hole.state === "open" && !isNextKnown;
    isNextKnown ||= isNext;
    return {
      hole,
      state: isNext ? "next" : hole.state === "counted" ? "won" : hole.state,
      slats: 1 + carriedFrom(view, index).length,
      winners: sidesOf(hole.winnerIds),
      worth: hole.value + hole.carriedIn,
    };
  });
};

/** The hole that is played for now; undefined after the last one. */
export const nextOf = (pot: ReadonlyArray<PotHole>): PotHole | undefined =>
  pot.find(({ state }) => state === "next");

/** By round, in order. */
export const roundsOf = (pot: ReadonlyArray<PotHole>) => {
  const rounds = new Map<number, Array<PotHole>>();
  for (const each of pot) {
    const { roundNumber } = each.hole;
    rounds.set(roundNumber, [...(rounds.get(roundNumber) ?? []), each]);
  }
  return [...rounds].map(([roundNumber, holes]) => ({ roundNumber, holes }));
};

/** The tied holes whose money is played for on this hole, in order; never across two purses. */
export const carriedFrom = (
  { game, results }: Pick<GameView, "game" | "results">,
  index: number,
): ReadonlyArray<SideGameHole> => {
  const before = results.holes.slice(0, index);
  const here = results.holes[index];
  // A round with its own purse starts without money carried from the round before.
  const isBefore = ({ state, roundNumber }: SideGameHole) =>
    state === "tied" && (game.roundConfigurations === null || roundNumber === here?.roundNumber);
  return before.slice(before.findLastIndex((hole) => !isBefore(hole)) + 1);
};
