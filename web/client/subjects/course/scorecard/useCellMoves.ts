import { type KeyboardEvent, useRef, useState } from "react";
import { columns, HOLES } from "./cardValues.ts";

interface Place {
  readonly row: number;
  readonly column: number;
}

const last = columns.length - 1;

/** The active cell and the keys that move it: arrows, Enter and Tab, as in the score sheet. */
export const useCellMoves = () => {
  const table = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });

  const goTo = (row: number, column: number) =>
    table.current
      ?.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`)
      ?.focus();

  /** Down the column, then to the top of the next one. */
  const goOn = ({ row, column }: Place) => {
    if (row < HOLES - 1) goTo(row + 1, column);
    else if (column < last) goTo(0, column + 1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLInputElement) || target.dataset["column"] === undefined) return;
    const row = Number(target.dataset["row"]);
    const column = Number(target.dataset["column"]);
    const moves: Readonly<Record<string, readonly [row: number, column: number]>> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, 0],
      End: [row, last],
      PageUp: [0, column],
      PageDown: [HOLES - 1, column],
      Enter: [row + (shiftKey ? -1 : 1), column],
    };
    const move = moves[key];
    const tabbed = column + (shiftKey ? -1 : 1);
    if (move) {
      event.preventDefault();
      goTo(...move);
    } else if (key === "Tab" && tabbed >= 0 && tabbed <= last) {
      // At the ends of a row the key leaves the grid, so that nobody is trapped in it.
      event.preventDefault();
      goTo(row, tabbed);
    }
  };

  return { table, place, arrive: setPlace, goTo, goOn, onKeyDown };
};
