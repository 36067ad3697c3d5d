/** "3", "3 and 7", "3, 7, 11 and 16". */
export const listText = (items: ReadonlyArray<number | string>): string =>
  items.map((item, index) => `${listSign(index, items.length)}${item}`).join("");

/** What stands before an item of a list. */
export const listSign = (index: number, count: number): string => {
  if (index === 0) return "";
  return index === count - 1 ? " and " : ", ";
};

/** "1-9", "1-4, 7 and 16": three or more consecutive numbers become a range. */
export const holeNumbersText = (numbers: ReadonlyArray<number>): string => {
  const runs: Array<Array<number>> = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return listText(
    runs.flatMap((run) =>
      run.length < 3 ? run.map(String) : [`${run[0]}-${run[run.length - 1]}`],
    ),
  );
};

const inThousands = new Intl.NumberFormat("en");

/** "10,200" */
export const numberText = (number: number): string => inThousands.format(number);

/** "1 skin", "3 skins", "0.5 points". */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;
