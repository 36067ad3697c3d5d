import type { Scorecard } from "../../../../contract/scorecard.ts";
import { type HoleEdit, overStored, storedOn } from "./holeEdits.ts";
import type { CardToEnter } from "./selectedCard.ts";

/** What has been typed for one card, and not saved yet. */
export interface Draft {
  readonly edits: ReadonlyMap<number, HoleEdit>;
  readonly reason: string;
  /** The strokes that were there when a hole was first typed over, null for none. */
  readonly seen?: ReadonlyMap<number, number | null>;
}

/** Each card has a draft of its own, so that nothing is saved for somebody else. */
export type Drafts = ReadonlyMap<string, Draft>;

const emptyDraft: Draft = { edits: new Map(), reason: "" };

/** As long as nobody is chosen, what is typed belongs to no round either. */
const NOBODY = "";
const cardOf = ({ playerId, round }: CardToEnter) =>
  playerId === NOBODY ? NOBODY : `${playerId} ${round}`;

export const draftOf = (drafts: Drafts, entry: CardToEnter): Draft =>
  drafts.get(cardOf(entry)) ?? emptyDraft;

export const withDraft = (drafts: Drafts, entry: CardToEnter, draft: Draft): Drafts =>
  new Map(drafts).set(cardOf(entry), draft);

export const isAnythingIn = (drafts: Drafts): boolean =>
  [...drafts.values()].some(({ edits, reason }) => edits.size > 0 || reason !== "");

/** Once a player is chosen, what was typed for nobody is theirs; what is empty in it is the card's. */
export const handedOver = (
  drafts: Drafts,
  entry: CardToEnter,
  card: Scorecard | undefined,
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
