import { range } from "../range.ts";
import { type Decimals, decimalsOf, strokesResult } from "./decimals.ts";
import type { BoardOptions, BoardRound, Competitor, RoundOf } from "./entry.ts";
import type { Line } from "./line.ts";
import { isNoReturn } from "./mark.ts";
import { matchFigures } from "./matchCells.ts";
import { figureText, resultText, strokesOf, valueOf, worthOf } from "./result.ts";
import type { RoundCell, Standing } from "./standing.ts";
import { currentRound, scoredRounds } from "./view.ts";

const none = "-";

/** The values that all lines of a board share. */
interface BoardFrame {
  readonly options: BoardOptions;
  readonly currentRound: number;
  /** 1 to the number of rounds. */
  readonly roundNumbers: ReadonlyArray<number>;
  readonly decimals: Decimals;
}

export const frameOf = (
  lines: ReadonlyArray<Line<Competitor>>,
  options: BoardOptions,
): BoardFrame => ({
  options,
  decimals: decimalsOf(lines, options),
  currentRound: currentRound(
    lines.map(({ entry }) => entry),
    options,
  ),
  roundNumbers: range(1, options.numberOfRounds),
});

/** A line in its printed form, with its place (rules 3, 6 and 7). */
export const standingOf = <Entry extends Competitor>(
  line: Line<Entry>,
  { place, position, isPlayedOff }: Pick<Standing<Entry>, "place" | "position" | "isPlayedOff">,
  { options, currentRound, roundNumbers, decimals }: BoardFrame,
): Standing<Entry> => {
  const { entry, result } = line;
  const { scoring } = options;
  const rounds: ReadonlyArray<RoundOf<Entry>> = entry.rounds;
  const scored = scoredRounds(rounds);
  const current = scored.find(({ roundNumber }) => roundNumber === currentRound);
  const value = result === null ? null : valueOf(result);
  return {
    entry,
    position,
    place,
    isPlayedOff,
    toPar: scoring === "stableford" ? null : value,
    points: scoring === "stableford" ? value : null,
    total: result === null ? none : resultText(result, scoring, decimals.total),
    thru: thruOf(line.counted, current),
    round: current ? roundText(entry, current, options) : none,
    roundCells: roundNumbers.map((number) => roundCell(entry, number, options)),
    strokes: strokesText(line, options, decimals),
    ...(entry.matches &&
      matchFigures(entry.matches, line, { options, currentRound, roundNumbers })),
  };
};

const thruOf = (counted: ReadonlyArray<BoardRound>, current: BoardRound | undefined) => {
  if (counted.length === 0) return none;
  if (counted.every(({ isComplete }) => isComplete)) return "F*";
  return String(current?.holesPlayed ?? 0);
};

const noReturn = "NR";

const roundText = (entry: Competitor, round: BoardRound, options: BoardOptions) => {
  const worth = isNoReturn(entry, options)(round) ? null : worthOf(round, options.scoring);
  return worth === null ? noReturn : resultText({ sum: worth, divisor: 1 }, options.scoring);
};

const roundCell = <Entry extends Competitor>(
  entry: Entry,
  roundNumber: number,
  options: BoardOptions,
): RoundCell<RoundOf<Entry>> => {
  const rounds: ReadonlyArray<RoundOf<Entry>> = entry.rounds;
  const round = scoredRounds(rounds).find((candidate) => candidate.roundNumber === roundNumber);
  if (!round) return { roundNumber, text: none, round: null };
  const { scoring } = options;
  const figure = scoring === "stableford" ? round.stablefordPoints : strokesOf(round, scoring);
  const text = figure === null || isNoReturn(entry, options)(round) ? noReturn : String(figure);
  return { roundNumber, text, round };
};

/**
 * Total strokes, gross in Stableford; the average in all-rounds. None when a hole of them was picked
 * up.
 */
const strokesText = (
  { counted, mark }: Line<Competitor>,
  options: BoardOptions,
  decimals: Decimals,
) => {
  const strokes = counted.length === 0 || mark === "NR" ? null : strokesResult(counted, options);
  return strokes === null ? none : figureText(strokes, decimals.strokes);
};
