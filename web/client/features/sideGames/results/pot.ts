import type { SideGameHole } from "../../../../contract/sideGameResults.ts";
import type { GameView, Side } from "../gameView.ts";

/** A hole as a pile: its own part of the purse, and one more for each hole carried into it. */
export interface PotHole {
  readonly hole: SideGameHole;
  readonly state: "won" | "tied" | "open" | "next";
  readonly slats: number;
  readonly winners: ReadonlyArray<Side>;
  /** What it is played for. */
  readonly worth: number;
}

/** The holes of a game that is paid by the hole, in the order in which they are settled. */
export const potOf = ({ game, results, sidesOf }: GameView): ReadonlyArray<PotHole> => {
  let slats = 1;
  let isNextKnown = results.status === "final";
  return results.holes.map((hole, index) => {
    const before = results.holes[index - 1];
    // A round with a purse of its own begins without what the one before has left.
    const isFirst = before?.roundNumber !== hole.roundNumber && game.roundConfigurations !== null;
    slats = before?.state === "tied" && !isFirst ? slats + 1 : 1;
    const isNext = hole.state === "open" && !isNextKnown;
    isNextKnown ||= isNext;
    return {
      hole,
      state: isNext ? "next" : hole.state === "counted" ? "won" : hole.state,
      slats,
      winners: sidesOf(hole.winnerIds),
      worth: hole.value + hole.carriedIn,
    };
  });
};

/** The hole that is played for now; undefined once there is none. */
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
