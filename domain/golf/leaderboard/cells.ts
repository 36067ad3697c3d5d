import { range } from "../range.ts";
import type { BoardOptions, BoardRound, Competitor, RoundOf } from "./entry.ts";
import type { Line } from "./line.ts";
import { resultText, roundedOf, strokesOf, valueOf, worthOf } from "./result.ts";
import type { RoundCell, Standing } from "./standing.ts";
import { scoredRounds } from "./view.ts";

const none = "-";

type Cells<Entry extends Competitor> = Omit<Standing<Entry>, "place" | "position">;

/** What a line prints beside its place (rules 3, 6 and 7). */
export const cellsOf = <Entry extends Competitor>(
  line: Line<Entry>,
  options: BoardOptions,
  currentRound: number,
): Cells<Entry> => {
  const { entry, result } = line;
  const { scoring, numberOfRounds } = options;
  const rounds: ReadonlyArray<RoundOf<Entry>> = entry.rounds;
  const scored = scoredRounds(rounds);
  const current = scored.find(({ roundNumber }) => roundNumber === currentRound);
  const value = result === null ? null : valueOf(result);
  return {
    entry,
    toPar: scoring === "stableford" ? null : value,
    points: scoring === "stableford" ? value : null,
    total: result === null ? none : resultText(result, scoring),
    thru: thruOf(line.counted, current),
    round: current ? resultText({ sum: worthOf(current, scoring), divisor: 1 }, scoring) : none,
    roundCells: range(1, numberOfRounds).map((number) => roundCell(number, scored, options)),
    strokes: strokesText(line.counted, options),
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
const strokesText = (counted: ReadonlyArray<BoardRound>, { scoring, view }: BoardOptions) => {
  if (counted.length === 0) return none;
  const sum = counted.reduce((total, round) => total + strokesOf(round, scoring), 0);
  return String(roundedOf({ sum, divisor: view === "all-rounds" ? counted.length : 1 }));
};
