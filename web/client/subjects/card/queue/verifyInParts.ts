import type { Schema } from "effect";
import type { ShortScorecard } from "../../../../contract/card/scorecard.ts";
import { MAX_VERIFIED, type Verified } from "../../../../contract/card/scoring.ts";
import type { Toast } from "../../../data/toasts.ts";

type CardId = ShortScorecard["id"];
type Answer = Schema.Schema.Type<typeof Verified>;

/** The answers of the parts that arrived. A failure ends it, and the cards from there are left. */
export interface Verification {
  readonly answers: ReadonlyArray<Answer>;
  readonly left: ReadonlyArray<CardId>;
  /** The failure of a part; undefined if all parts arrived. */
  readonly failure?: unknown;
}

/** One part after the other, because the server takes no more cards at once. */
export const verifyInParts = async (
  ids: ReadonlyArray<CardId>,
  send: (part: readonly [CardId, ...CardId[]]) => Promise<ReadonlyArray<Answer>>,
): Promise<Verification> => {
  const answers: Answer[] = [];
  for (let from = 0; from < ids.length; from += MAX_VERIFIED) {
    const [first, ...others] = ids.slice(from, from + MAX_VERIFIED);
    if (first === undefined) break;
    try {
      answers.push(...(await send([first, ...others])));
    } catch (failure) {
      return { answers, left: ids.slice(from), failure };
    }
  }
  return { answers, left: [] };
};

/** Nothing if no card was verified, because the reasons are shown at the cards. */
export const toastOf = ({ answers, left }: Verification): Toast | null => {
  const done = answers.filter(({ verified }) => verified).length;
  if (done === 0) return null;
  const title = done === 1 ? "Scorecard verified" : `${done} scorecards verified`;
  if (left.length === 0) return { title };
  const open = answers.length - done + left.length;
  const description =
    open === 1
      ? "1 scorecard was not verified. Try again."
      : `${open} scorecards were not verified. Try again.`;
  return { title, description, variant: "destructive" };
};
