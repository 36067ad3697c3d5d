import { useEffect, useState } from "react";
import { deskPapers, type TextStore } from "../../../device/storage.ts";
import type { CardName } from "./entry.ts";

/** Difference between the typed total and the sum of the holes; null without one of them. */
export const paperDifference = (text: string, total: number | string | null): number | null =>
  text === "" || typeof total !== "number" ? null : Number(text) - total;

/** "The paper says 84, off by 2"; null where both agree, and where one of them is missing. */
export const paperWarning = (text: string, total: number | null): string | null => {
  const difference = paperDifference(text, total);
  return difference === null || difference === 0
    ? null
    : `The paper says ${text}, off by ${Math.abs(difference)}`;
};

/** The totals that were typed from paper, by card. An emptied one is forgotten. */
export const putPaper = (store: TextStore, card: CardName, text: string): void => {
  if (text === "") store.remove(card);
  else store.put(card, text);
};

export interface Papers {
  readonly of: (card: CardName) => string;
  readonly put: (card: CardName, text: string) => void;
}

/**
 * The totals on the paper cards of an event. The device keeps them: they are checked again when the
 * page is reloaded, and when the cards are verified.
 */
export const usePapers = (adminId: string, eventId: string): Papers => {
  const [store] = useState(() => deskPapers(adminId, eventId));
  const [papers, setPapers] = useState(store.read);
  useEffect(() => store.watch(() => setPapers(store.read())), [store]);
  return {
    of: (card) => papers.get(card) ?? "",
    put: (card, text) => {
      putPaper(store, card, text);
      setPapers((before) => new Map(before).set(card, text));
    },
  };
};
