import { useMemo, useState } from "react";
import { chosenRows, filterNames, type GridRow, type RowFilter } from "./gridRows.ts";

/**
 * The rows that were looked for. Who was found stays while cards change: a row never vanishes under
 * the hands of whoever types in it. Who comes to fit meanwhile joins.
 */
export const useChosenRows = (
  everybody: ReadonlyArray<GridRow>,
  round: number,
  /** The filter to begin with, as an address names it. */
  show: string | null,
) => {
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<RowFilter>(
    () => filterNames.find((name) => name === show) ?? "all",
  );
  const [find] = useState(makeFinder);
  const rows = useMemo(
    () => find(everybody, { round, search, filter }),
    [find, everybody, round, search, filter],
  );
  return { rows, search, setSearch, filter, setFilter };
};

interface Question {
  readonly round: number;
  readonly search: string;
  readonly filter: RowFilter;
}

const makeFinder = () => {
  let asked = "";
  let found = new Set<string>();
  return (everybody: ReadonlyArray<GridRow>, { round, search, filter }: Question) => {
    const question = `${round} ${filter} ${search}`;
    if (asked !== question) found = new Set();
    asked = question;
    for (const { playerId } of chosenRows(everybody, search, filter)) found.add(playerId);
    return everybody.filter(({ playerId }) => found.has(playerId));
  };
};
