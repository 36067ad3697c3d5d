import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useRef, useState } from "react";

export interface Place {
  readonly playerId: string;
  readonly column: number;
}

interface Options {
  readonly ids: ReadonlyArray<string>;
  readonly columnCount: number;
  readonly table: RefObject<HTMLElement | null>;
  readonly rows: Pick<Virtualizer<HTMLDivElement, Element>, "scrollToIndex">;
  /** Called when another row becomes the one at work. */
  readonly onLeave: (playerId: string) => void;
}

const MAX_FRAMES = 30;

/** The cell at work: known by its player, so that rows may come and go around it. */
export const useGridPlace = ({ ids, columnCount, table, rows, onLeave }: Options) => {
  const [place, setPlace] = useState<Place | null>(null);
  /** Where the typing of this row began: there Enter goes on in the next one. */
  const origin = useRef(0);
  const isTyping = useRef(false);

  const arrive = (playerId: string, column: number) => {
    const isTyped = isTyping.current;
    isTyping.current = false;
    // To come back from a dialog is not to arrive.
    if (place?.playerId === playerId && place.column === column) return;
    if (place && place.playerId !== playerId) onLeave(place.playerId);
    if (!isTyped) origin.current = column;
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
    // A row that was far away is in the page one or two frames later.
    const focus = () => {
      const cell = cellAt(row, column);
      if (cell) cell.focus();
      else if (frames++ < MAX_FRAMES) requestAnimationFrame(focus);
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
    /** To a hole of the same row, as typing does: where the row began is not forgotten. */
    goOn: (playerId: string, column: number) => {
      isTyping.current = true;
      goTo(ids.indexOf(playerId), column);
    },
    nextPlayer: (rowsDown: 1 | -1) => {
      if (place) goTo(ids.indexOf(place.playerId) + rowsDown, origin.current);
    },
  };
};

export type GridPlace = ReturnType<typeof useGridPlace>;
