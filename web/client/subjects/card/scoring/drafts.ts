import { inOneNumber } from "../../../../../domain/golf/played.ts";
import type { CardHole } from "../../../../contract/card/scorecard.ts";
import { type StoredScore, scoreOn, scoreWith } from "../grid/scoresFor.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";
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

/** The facts of a hole that a score form needs. */
export type HoleToEnter = Pick<CardHole, "holeNumber" | "par">;

/** One hole of the form, as it is typed. Strokes 0 are a hole that was picked up. */
export interface HoleEdit {
  readonly strokes: string;
  readonly putts: string;
  readonly penalties: string;
  readonly notes: string;
}

export const emptyHole: HoleEdit = { strokes: "", putts: "", penalties: "", notes: "" };

/** What the card holds for a hole, as the form shows it. */
export const storedOn = (card: SheetCard | undefined, holeNumber: number): HoleEdit => {
  const score = scoreOn(card, holeNumber);
  return score
    ? {
        strokes: String(inOneNumber(score)),
        putts: score.putts === null ? "" : String(score.putts),
        penalties: String(score.penalties),
        notes: score.notes ?? "",
      }
    : emptyHole;
};

/** Typed values over the stored ones; empty fields keep the stored value. */
const overStored = (typed: HoleEdit, stored: HoleEdit): HoleEdit => ({
  strokes: typed.strokes.trim() || stored.strokes,
  putts: typed.putts.trim() || stored.putts,
  penalties: typed.penalties.trim() || stored.penalties,
  notes: typed.notes || stored.notes,
});

export const isTouched = (edit: HoleEdit, stored: HoleEdit): boolean =>
  edit.strokes.trim() !== stored.strokes ||
  edit.putts.trim() !== stored.putts ||
  edit.penalties.trim() !== stored.penalties ||
  edit.notes !== stored.notes;

const isEmpty = (text: string) => text.trim() === "";

const isBetween = (text: string, least: number, most: number) => {
  const number = Number(text);
  return isEmpty(text) || (Number.isInteger(number) && number >= least && number <= most);
};

/** The error of a hole. Seven or eight putts may be stored, but cannot be entered here. */
export const errorOfHole = (edit: HoleEdit, stored: HoleEdit): string | null => {
  if (!isBetween(edit.strokes, 0, 12)) {
    return "Strokes must be between 1 and 12, or 0 for picked up";
  }
  if (!isBetween(edit.putts, 0, 6) && edit.putts !== stored.putts) {
    return "Putts must be between 0 and 6";
  }
  if (!isBetween(edit.penalties, 0, 5)) return "Penalties must be between 0 and 5";
  return null;
};

const DEFAULT_PUTTS = 2;
const numberOr = (text: string, fallback: number) => (isEmpty(text) ? fallback : Number(text));

/** Whether a hole with an entry has lost its strokes: then the entry is taken back. */
export const isTakenBack = (edit: HoleEdit, stored: HoleEdit): boolean =>
  isEmpty(edit.strokes) && !isEmpty(stored.strokes);

/**
 * What is sent of a touched hole. Empty fields mean two putts and no penalty, and par on a hole
 * without an entry. A hole that was picked up and stays so stays conceded, if it was.
 */
export const scoreOf = (
  { holeNumber, par }: { readonly holeNumber: number; readonly par: number },
  edit: HoleEdit,
  stored: StoredScore | undefined,
) => {
  const strokes = stored && isEmpty(edit.strokes) ? null : numberOr(edit.strokes, par);
  const { conceded = false } = stored ?? {};
  const putts = numberOr(edit.putts, DEFAULT_PUTTS);
  const penalties = numberOr(edit.penalties, 0);
  return {
    ...scoreWith(holeNumber, strokes, { putts, penalties, notes: edit.notes }),
    ...(strokes === 0 && conceded ? { conceded } : {}),
  };
};

export interface EditedHole {
  readonly hole: HoleToEnter;
  readonly edit: HoleEdit;
  readonly isTouched: boolean;
  /** Its strokes were emptied, so that saving empties the hole. */
  readonly isTakenBack: boolean;
  readonly error: string | null;
}

/** The typed changes of a card. Untouched holes show the card, also after others change it. */
export const editedHoles = (
  holes: ReadonlyArray<HoleToEnter>,
  card: SheetCard | undefined,
  edits: ReadonlyMap<number, HoleEdit>,
) => {
  const edited = holes.map((hole): EditedHole => {
    const stored = storedOn(card, hole.holeNumber);
    const edit = edits.get(hole.holeNumber) ?? stored;
    const touched = isTouched(edit, stored);
    return {
      hole,
      edit,
      isTouched: touched,
      isTakenBack: isTakenBack(edit, stored),
      error: touched ? errorOfHole(edit, stored) : null,
    };
  });

  return {
    edited,
    /** Only touched holes are sent. */
    scores: edited
      .filter((one) => one.isTouched)
      .map(({ hole, edit }) => scoreOf(hole, edit, scoreOn(card, hole.holeNumber))),
    errorCount: edited.filter(({ error }) => error !== null).length,
  };
};
