import { range } from "../range.ts";
import { type Decimals, decimalsOf, strokesResult } from "./decimals.ts";
import type { BoardOptions, BoardRound, Competitor, RoundOf } from "./entry.ts";
import type { Line } from "./line.ts";
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
    round: current ? resultText({ sum: worthOf(current, scoring), divisor: 1 }, scoring) : none,
    roundCells: roundNumbers.map((number) => roundCell(number, scored, options)),
    strokes: strokesText(line.counted, options, decimals),
  };
};

const thruOf = (counted: ReadonlyArray<BoardRound>, current: BoardRound | undefined) => {
  if (counted.length === 0) return none;
  if (counted.every(({ isComplete }) => isComplete)) return "F*";
  return String(current?.holesPlayed ?? 0);
};

const roundCell = <Round extends BoardRound>(
  roundNumber: number,
  scored: ReadonlyArray<Round>,
  { scoring }: BoardOptions,
): RoundCell<Round> => {
  const round = scored.find((candidate) => candidate.roundNumber === roundNumber);
  if (!round) return { roundNumber, text: none, round: null };
  const figure = scoring === "stableford" ? round.stablefordPoints : strokesOf(round, scoring);
  return { roundNumber, text: String(figure), round };
};

/** Total strokes, gross in Stableford; the average in all-rounds. */
const strokesText = (
  counted: ReadonlyArray<BoardRound>,
  options: BoardOptions,
  decimals: Decimals,
) => (counted.length === 0 ? none : figureText(strokesResult(counted, options), decimals.strokes));
