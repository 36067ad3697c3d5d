import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useState } from "react";

interface Place {
  readonly playerId: string;
  readonly column: number;
}

interface Options {
  readonly ids: ReadonlyArray<string>;
  readonly columnCount: number;
  readonly table: RefObject<HTMLElement | null>;
  readonly rows: Pick<Virtualizer<HTMLDivElement, Element>, "scrollToIndex">;
  /** The column in which the scores of a player go on. */
  readonly firstOpen: (playerId: string) => number;
  /** Called when another row becomes active. */
  readonly onLeave: (playerId: string) => void;
}

const MAX_FRAMES = 30;

/** The active cell, identified by its player, because rows may be added and removed. */
export const useGridPlace = (options: Options) => {
  const { ids, columnCount, table, rows, firstOpen, onLeave } = options;
  const [place, setPlace] = useState<Place | null>(null);

  const arrive = (playerId: string, column: number) => {
    // Returning from a dialog does not change the cell.
    if (place?.playerId === playerId && place.column === column) return;
    if (place && place.playerId !== playerId) onLeave(place.playerId);
    setPlace({ playerId, column });
  };

  const cellAt = useCallback(
    (row: number, column: number) =>
      table.current?.querySelector<HTMLInputElement>(
        `input[data-row="${row}"][data-column="${column}"]`,
      ),
    [table],
  );

  const goTo = (row: number, column: number) => {
    if (row < 0 || row >= ids.length || column < 0 || column >= columnCount) return;
    rows.scrollToIndex(row);
    let frames = 0;
    // A row far away is rendered one or two frames later.
    const focus = () => {
      const cell = cellAt(row, column);
      if (cell) {
        // The focus alone would put the cell in the middle and the heads of the holes out of sight.
        cell.focus({ preventScroll: true });
        cell.scrollIntoView({ block: "nearest", inline: "nearest" });
      } else if (frames++ < MAX_FRAMES) requestAnimationFrame(focus);
    };
    focus();
  };

  const move = (rowsDown: number, columnsRight: number) => {
    if (!place) return;
    goTo(ids.indexOf(place.playerId) + rowsDown, place.column + columnsRight);
  };

  return {
    place,
    arrive,
    goTo,
    move,
    /** Moves within the row, as typing does. */
    goOn: (playerId: string, column: number) => goTo(ids.indexOf(playerId), column),
    nextPlayer: (rowsDown: 1 | -1) => {
      const row = place ? ids.indexOf(place.playerId) + rowsDown : -1;
      const next = ids[row];
      if (next !== undefined) goTo(row, firstOpen(next));
    },
  };
};

export type GridPlace = ReturnType<typeof useGridPlace>;
