import { useState } from "react";
import { type Draft, type Drafts, draftOf, handedOver, isAnythingIn, withDraft } from "./drafts.ts";
import type { PlayerRow } from "./overview.ts";
import type { CardToEnter } from "./selectedCard.ts";

const noDrafts: Drafts = new Map();

/** Which card is being entered, and what has been typed for it. */
export const useDrafts = (initial: CardToEnter, rows: ReadonlyArray<PlayerRow>) => {
  const [entry, setEntry] = useState(initial);
  const [drafts, setDrafts] = useState(noDrafts);
  const rowOf = ({ playerId }: CardToEnter) => rows.find((row) => row.playerId === playerId);
  const row = rowOf(entry);
  return {
    ...entry,
    row,
    card: row?.cards.get(entry.round),
    draft: draftOf(drafts, entry),
    isAnythingTyped: isAnythingIn(drafts),
    keep: (draft: Draft) => setDrafts((before) => withDraft(before, entry, draft)),
    choose: (next: CardToEnter) => {
      setEntry(next);
      setDrafts((before) => handedOver(before, next, rowOf(next)?.cards.get(next.round)));
    },
  };
};
