import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { cardName, cellOf, needsDecision } from "./entry.ts";
import type { GridHole } from "./gridRows.ts";
import type { ScoreEntries } from "./scoreEntries.ts";
import { clearCell, digitsIn, emptyCell, pickedUpKey, typeDigit, writeCell } from "./typing.ts";
import type { GridPlace } from "./useGridPlace.ts";

interface Options {
  readonly round: number;
  readonly ids: ReadonlyArray<string>;
  readonly holes: ReadonlyArray<GridHole>;
  readonly entries: ScoreEntries;
  /** Scores of the active row that were empty before. */
  readonly fresh: Set<string>;
  readonly place: GridPlace;
  /** If true, keys only move. */
  readonly isReadOnly: boolean;
  readonly isPaperWrong: (playerId: string) => boolean;
  /** Opens the question about scores that need a decision. */
  readonly onDecide: (playerId: string) => void;
}

const PAGE = 10;

/**
 * What the keys of the grid do: digits write and go on (0 is picked up), Delete takes a hole back,
 * arrows move, Enter goes to the next player.
 */
export const useGridTyping = (options: Options) => {
  const { round, ids, holes, entries, fresh, place, isReadOnly, isPaperWrong, onDecide } = options;
  const seenPaper = useRef<string>(null);

  const write = (playerId: string, column: number, strokes: number) => {
    const hole = holes[column];
    if (hole) writeCell(entries, fresh, cardName(round, playerId), hole.holeNumber, strokes);
  };
  const openOne = useOpenOne(({ playerId, column }) => {
    write(playerId, column, 1);
    const { place: at } = place;
    if (at?.playerId === playerId && at.column === column) place.goOn(playerId, column + 1);
  });

  /** A 1 that is left without a second digit is final. */
  const settleOne = () => {
    const { one } = openOne;
    if (!one) return;
    openOne.forget();
    write(one.playerId, one.column, 1);
  };

  const type = (playerId: string, column: number, digit: number) => {
    const { one } = openOne;
    const isHere = one?.playerId === playerId && one.column === column;
    if (!isHere) settleOne();
    const typed = typeDigit(digit, isHere);
    if (typed.isOpen) {
      openOne.open(playerId, column);
      return;
    }
    openOne.forget();
    write(playerId, column, typed.strokes);
    const next = column + 1;
    if (typed.rest === null || next >= holes.length) {
      place.goOn(playerId, next);
      return;
    }
    write(playerId, next, typed.rest);
    place.goOn(playerId, next + 1);
  };

  const pickUp = (playerId: string, column: number) => {
    settleOne();
    write(playerId, column, 0);
    place.goOn(playerId, column + 1);
  };

  const clear = (playerId: string, column: number) => {
    const hole = holes[column];
    if (openOne.one) openOne.forget();
    else if (hole) clearCell(entries, cardName(round, playerId), hole.holeNumber);
  };

  const empty = (playerId: string, column: number) => {
    const hole = holes[column];
    if (openOne.one) openOne.forget();
    else if (hole) emptyCell(entries, fresh, cardName(round, playerId), hole.holeNumber);
  };

  const enter = (playerId: string, column: number, rowsDown: 1 | -1) => {
    const card = cardName(round, playerId);
    const isAsked = [...entries.of(card)].some(([hole, entry]) =>
      needsDecision(cellOf(entries.storedOn(card, hole), entry)),
    );
    if (isAsked) {
      onDecide(playerId);
    } else if (
      column === holes.length &&
      isPaperWrong(playerId) &&
      seenPaper.current !== playerId
    ) {
      // A wrong sum stops Enter once; the second Enter goes on.
      seenPaper.current = playerId;
    } else {
      place.nextPlayer(rowsDown);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, target } = event;
    if (!(target instanceof HTMLInputElement) || target.dataset["column"] === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = Number(target.dataset["row"]);
    const column = Number(target.dataset["column"]);
    const playerId = ids[row];
    if (playerId === undefined) return;
    const isPaper = column === holes.length;

    const go = (rowsDown: number, columnsRight: number) => {
      settleOne();
      const to = Math.min(Math.max(row + rowsDown, 0), ids.length - 1);
      place.goTo(to, column + columnsRight);
    };
    const keys: Readonly<Record<string, () => void>> = {
      ArrowUp: () => go(-1, 0),
      ArrowDown: () => go(1, 0),
      ArrowLeft: () => go(0, -1),
      ArrowRight: () => go(0, 1),
      PageUp: () => go(-PAGE, 0),
      PageDown: () => go(PAGE, 0),
      Home: () => go(0, -column),
      End: () => go(0, holes.length - column),
      Enter: () => {
        settleOne();
        enter(playerId, column, shiftKey ? -1 : 1);
      },
      ...(isPaper || isReadOnly
        ? {}
        : {
            [pickedUpKey]: () => pickUp(playerId, column),
            Backspace: () => empty(playerId, column),
            Delete: () => empty(playerId, column),
            Escape: () => clear(playerId, column),
          }),
    };
    const digit = isPaper ? undefined : digitsIn(key.length === 1 ? key : "")[0];
    if (digit !== undefined) {
      event.preventDefault();
      if (!isReadOnly) type(playerId, column, digit);
    } else if (keys[key]) {
      event.preventDefault();
      keys[key]();
    } else if (key === "Tab") {
      const columnsRight = shiftKey ? -1 : 1;
      settleOne();
      // At the ends of a row the key leaves the grid, so that nobody is trapped in it.
      if (column + columnsRight < 0 || column + columnsRight > holes.length) return;
      event.preventDefault();
      place.goTo(row, column + columnsRight);
    } else if (key.length === 1 && !isPaper) {
      event.preventDefault();
    }
  };

  return {
    openOne: openOne.one,
    onKeyDown,
    settleOne,
    /** Phone keyboards send no key events, only the new text of the cell. */
    onText: (playerId: string, column: number, text: string) => {
      const digit = digitsIn(text).at(-1);
      if (digit !== undefined) type(playerId, column, digit);
      else if (text.includes(pickedUpKey)) pickUp(playerId, column);
      else empty(playerId, column);
    },
  };
};

interface OpenOne {
  readonly playerId: string;
  readonly column: number;
}

const MOMENT = 900;

/** A cell with a 1 that may still become 10, 11 or 12; after a moment it counts as 1. */
const useOpenOne = (onClosed: (one: OpenOne) => void) => {
  const [one, setOne] = useState<OpenOne | null>(null);
  const close = useRef(onClosed);
  useEffect(() => {
    close.current = onClosed;
  });
  useEffect(() => {
    if (!one) return;
    const timer = setTimeout(() => {
      setOne(null);
      close.current(one);
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [one]);
  return {
    one,
    open: useCallback((playerId: string, column: number) => setOne({ playerId, column }), []),
    forget: useCallback(() => setOne(null), []),
  };
};
