import { useMemo, useState } from "react";
import { chosenRows, filterNames, type GridRow, type RowFilter } from "./gridRows.ts";

/**
 * The rows that match. A found row stays while cards change, so that it never disappears while
 * somebody types in it; new matches are added.
 */
export const useChosenRows = (
  everybody: ReadonlyArray<GridRow>,
  round: number,
  /** The initial filter, from the address. */
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
