/** One statement takes at most 65,535 parameters, and no row of ours has more than 20. */
const MOST_ROWS = 1000;

/** Runs a statement for many rows, a thousand at a time, and collects what it answers. */
export const inParts = async <Row, Answer>(
  rows: ReadonlyArray<Row>,
  run: (part: ReadonlyArray<Row>) => Promise<ReadonlyArray<Answer>>,
): Promise<ReadonlyArray<Answer>> => {
  const answers: Array<Answer> = [];
  for (let start = 0; start < rows.length; start += MOST_ROWS) {
    answers.push(...(await run(rows.slice(start, start + MOST_ROWS))));
  }
  return answers;
};
