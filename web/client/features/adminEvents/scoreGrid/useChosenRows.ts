import { useMemo, useRef, useState } from "react";
import { chosenRows, type GridRow, type RowFilter } from "./gridRows.ts";

/**
 * The rows that were looked for. Who was found stays while cards change: a row never vanishes under
 * the hands of whoever types in it. Who comes to fit meanwhile joins.
 */
export const useChosenRows = (everybody: ReadonlyArray<GridRow>, round: number) => {
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<RowFilter>("all");
  const found = useRef({ question: "", ids: new Set<string>() });
  const question = `${round} ${filter} ${search}`;
  const rows = useMemo(() => {
    if (found.current.question !== question) found.current = { question, ids: new Set() };
    for (const { playerId } of chosenRows(everybody, search, filter)) {
      found.current.ids.add(playerId);
    }
    return everybody.filter(({ playerId }) => found.current.ids.has(playerId));
  }, [everybody, search, filter, question]);
  return { rows, search, setSearch, filter, setFilter };
};
