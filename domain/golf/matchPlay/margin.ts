/** The margin of a won match as players say it, from the holes up and the holes left. */
const early = /^([1-9]|10)&([1-8])$/u;
const extraHoles = /^(\d{2}) holes$/u;

/**
 * Whether a text is the margin of a won match: `1 up` or `2 up` on the last hole, `3&2` when it ended
 * early (the lead one or two more than the holes left, at most `10&8`), `19 holes` when extra holes
 * decided. Source: http://news.bbc.co.uk/sport2/hi/golf/rules_and_equipment/4749181.stm
 */
export const isMargin = (text: string): boolean => {
  if (text === "1 up" || text === "2 up") return true;
  const [, lead, left] = early.exec(text) ?? [];
  if (lead !== undefined && left !== undefined) {
    const ahead = Number(lead) - Number(left);
    return (ahead === 1 || ahead === 2) && Number(lead) + Number(left) <= 18;
  }
  const [, holes] = extraHoles.exec(text) ?? [];
  return holes !== undefined && Number(holes) >= 10;
};

/**
 * The holes by which a match was won: 3 of `3&2`, 2 of `2 up`, and 1 where extra holes decided. Null
 * for a text that is no margin.
 */
export const holesUpBy = (margin: string): number | null => {
  if (!isMargin(margin)) return null;
  return extraHoles.test(margin) ? 1 : Number.parseInt(margin, 10);
};
