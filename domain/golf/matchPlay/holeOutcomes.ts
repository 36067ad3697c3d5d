import { beatenByAll } from "../holeWorth.ts";
import { commonStartHole, inOrderOfPlay } from "../orderOfPlay.ts";
import type { HoleWinner } from "./matchStatus.ts";
import type { MatchSide, MatchTerms } from "./matchTerms.ts";
import { haveBegun, type SideBall, sideBalls } from "./sideBall.ts";

/** What was compared on a hole: of the first side, then of the second; null without a score. */
export type ComparedScores = readonly [number | null, number | null];

interface HoleOutcome {
  readonly holeNumber: number;
  /** Null while the hole is open. */
  readonly decided: { readonly scores: ComparedScores; readonly winner: HoleWinner } | null;
}

/** The holes of a match in the order of play, in the first edition of the rules by their numbers. */
export const outcomesByHole = (terms: MatchTerms): ReadonlyArray<HoleOutcome> => {
  const { course, holeNumbers, sides, rulesEdition } = terms;
  const players = sides.flatMap((side) => side.players);
  const ballOf = sideBalls({ ...terms, players });
  const startHole =
    rulesEdition === 1 ? null : commonStartHole(players.map((player) => player.startHole));
  const inMatch = new Set(holeNumbers ?? course.map(({ holeNumber }) => holeNumber));
  return inOrderOfPlay(course, startHole)
    .filter(({ holeNumber }) => inMatch.has(holeNumber))
    .map(({ holeNumber }) => {
      const [first, second] = sides.map((side) => ballOf(side.players, holeNumber));
      return { holeNumber, decided: decidedBy(first, second, terms) };
    });
};

const decidedBy = (
  first: SideBall | undefined,
  second: SideBall | undefined,
  { sides, isOver = false }: MatchTerms,
): HoleOutcome["decided"] => {
  const [one, other] = isOver
    ? [first ?? lostBy(sides[0], second), second ?? lostBy(sides[1], first)]
    : [first, second];
  if (!one || !other) return null;
  return { scores: [scoreOf(one), scoreOf(other)], winner: winnerOf(one, other) };
};

/**
 * When the event is over, a hole that is empty for one side alone is lost by it. A side that has
 * never begun loses none: only the office knows why.
 */
const lostBy = ({ players }: MatchSide, other: SideBall | undefined): SideBall | undefined =>
  other && haveBegun(players) ? { ball: beatenByAll, isConceded: true } : undefined;

const scoreOf = ({ ball }: SideBall) => (ball === beatenByAll ? null : ball);

const winnerOf = (first: SideBall, second: SideBall): HoleWinner => {
  if (first.isConceded !== second.isConceded) return first.isConceded ? "second" : "first";
  if (first.ball === second.ball) return null;
  return first.ball < second.ball ? "first" : "second";
};
