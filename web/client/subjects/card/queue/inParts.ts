import { MAX_VERIFIED } from "../../../../contract/card/scoring.ts";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import type { Toast } from "../../../data/toasts.ts";

type CardId = ShortScorecard["id"];

export interface Answer {
  readonly scorecardId: CardId;
  /** The reason of a refusal. */
  readonly error: string | null;
}

/** The answers of the parts that arrived. A failure ends it, and the cards from there are left. */
export interface Decided {
  readonly done: ReadonlyArray<CardId>;
  readonly refused: ReadonlyArray<{ readonly scorecardId: CardId; readonly error: string }>;
  readonly left: ReadonlyArray<CardId>;
  /** The failure of a part; undefined if all parts arrived. */
  readonly failure?: unknown;
}

/** One part after the other, because the server takes no more cards at once. */
export const inParts = async (
  ids: ReadonlyArray<CardId>,
  send: (part: readonly [CardId, ...CardId[]]) => Promise<ReadonlyArray<Answer>>,
): Promise<Decided> => {
  const answers: Answer[] = [];
  for (let from = 0; from < ids.length; from += MAX_VERIFIED) {
    const [first, ...others] = ids.slice(from, from + MAX_VERIFIED);
    if (first === undefined) break;
    try {
      answers.push(...(await send([first, ...others])));
    } catch (failure) {
      return { ...sorted(answers), left: ids.slice(from), failure };
    }
  }
  return { ...sorted(answers), left: [] };
};

const sorted = (answers: ReadonlyArray<Answer>) => ({
  done: answers.flatMap(({ scorecardId, error }) => (error === null ? [scorecardId] : [])),
  refused: answers.flatMap(({ scorecardId, error }) =>
    error === null ? [] : [{ scorecardId, error }],
  ),
});

export interface Words {
  readonly one: string;
  readonly many: (count: number) => string;
  readonly open: (cards: string, isOne: boolean) => string;
}

export const verifiedWords: Words = {
  one: "Scorecard verified",
  many: (count) => `${count} scorecards verified`,
  open: (cards, isOne) => `${cards} ${isOne ? "was" : "were"} not verified. Try again.`,
};

export const signedWords: Words = {
  one: "Signed on paper",
  many: (count) => `${count} scorecards signed on paper`,
  open: (cards, isOne) => `${cards} ${isOne ? "was" : "were"} not marked. Try again.`,
};

export const unsignedWords: Words = {
  one: "No longer signed on paper",
  many: (count) => `${count} scorecards no longer signed on paper`,
  open: (cards, isOne) => `${cards} ${isOne ? "stays" : "stay"} signed. Try again.`,
};

export const undoneWords: Words = {
  one: "Verification taken back",
  many: (count) => `${count} verifications taken back`,
  open: (cards, isOne) => `${cards} ${isOne ? "stays" : "stay"} verified. Try again.`,
};

/** Nothing if nothing was done with any card, because the reasons are shown at the cards. */
export const toastOf = ({ done, refused, left }: Decided, words: Words): Toast | null => {
  if (done.length === 0) return null;
  const title = done.length === 1 ? words.one : words.many(done.length);
  if (left.length === 0) return { title };
  const open = refused.length + left.length;
  const cards = open === 1 ? "1 scorecard" : `${open} scorecards`;
  return { title, description: words.open(cards, open === 1), variant: "destructive" };
};
