import type { SheetCard } from "../scoreSheetQuery.ts";
import { type HoleEdit, overStored, storedOn } from "./holeEdits.ts";
import type { CardToEnter } from "./selectedCard.ts";

/** What has been typed for one card, and not saved yet. */
export interface Draft {
  readonly edits: ReadonlyMap<number, HoleEdit>;
  readonly reason: string;
  /** What stood on a hole before it was first changed: 0 for picked up, null for nothing. */
  readonly seen?: ReadonlyMap<number, number | null>;
}

/** Each card has a draft of its own, so that nothing is saved for somebody else. */
export type Drafts = ReadonlyMap<string, Draft>;

const emptyDraft: Draft = { edits: new Map(), reason: "" };

/** The draft while no player is chosen; it has no round either. */
const NOBODY = "";
const cardOf = ({ playerId, round }: CardToEnter) =>
  playerId === NOBODY ? NOBODY : `${playerId} ${round}`;

export const draftOf = (drafts: Drafts, entry: CardToEnter): Draft =>
  drafts.get(cardOf(entry)) ?? emptyDraft;

export const withDraft = (drafts: Drafts, entry: CardToEnter, draft: Draft): Drafts =>
  new Map(drafts).set(cardOf(entry), draft);

export const isAnythingIn = (drafts: Drafts): boolean =>
  [...drafts.values()].some(({ edits, reason }) => edits.size > 0 || reason !== "");

/**
 * When a player is chosen, the draft without a player becomes theirs, over the values of the card.
 */
export const handedOver = (
  drafts: Drafts,
  entry: CardToEnter,
  card: SheetCard | undefined,
): Drafts => {
  const typed = drafts.get(NOBODY);
  if (!typed || entry.playerId === NOBODY) return drafts;
  const own = draftOf(drafts, entry);
  const edits = [...typed.edits].map(
    ([holeNumber, edit]) => [holeNumber, overStored(edit, storedOn(card, holeNumber))] as const,
  );
  return withDraft(withDraft(drafts, { playerId: NOBODY, round: 1 }, emptyDraft), entry, {
    edits: new Map([...own.edits, ...edits]),
    reason: typed.reason || own.reason,
  });
};
