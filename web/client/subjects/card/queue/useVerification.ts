import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import {
  MAX_VERIFIED,
  signOnPaper,
  unverifyScorecards,
  verifyScorecards,
  withdrawRejection,
} from "../../../../contract/card/scoring.ts";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import { failureText } from "../../../data/apiError.ts";
import { call } from "../../../data/call.ts";
import { changes } from "../../../data/changes.ts";
import { hasSessionEnded } from "../../../data/sessions.ts";
import { serverErrorOr, type Toast, useToast } from "../../../data/toasts.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useWrite } from "../../../data/write.ts";
import { countText } from "../../../ui/listText.ts";

/** What a call about many cards is sent. */
interface Many {
  readonly params: { readonly eventId: TournamentId };
  readonly body: { readonly scorecardIds: readonly [CardId, ...CardId[]] };
  readonly idempotencyKey: string;
}

/**
 * Verifies one or many cards, takes that or a rejection back, or says that they are signed on paper.
 * If one cannot be changed, it shows the reason.
 */
export const useVerification = (eventId: TournamentId) => {
  const { toast } = useToast();
  const verifyKey = useActionKey();
  const undoKey = useActionKey();
  const signKey = useActionKey();
  const unsignKey = useActionKey();
  const [refusals, setRefusals] = useState<ReadonlyMap<CardId, string>>(new Map());
  /** The cards that the last press verified. */
  const [latest, setLatest] = useState<ReadonlyArray<CardId>>([]);

  const tell = async (decided: Decided, words: Words) => {
    const { refused, left, failure } = decided;
    // Failures are shown at each card, not in a dialog over the queue.
    const failed = hasSessionEnded(failure) ? [] : left;
    setRefusals(
      new Map([
        ...refused.map(({ scorecardId, error }) => [scorecardId, error] as const),
        ...failed.map((id) => [id, failureText(failure)] as const),
      ]),
    );
    const told = toastOf(decided, words);
    if (told) toast(told);
    await changes.areShown();
  };

  const many = (
    { of, done }: ReturnType<typeof useActionKey>,
    words: Words,
    send: (some: Many) => Promise<ReadonlyArray<Answer>>,
  ) => ({
    mutationFn: (ids: ReadonlyArray<CardId>) =>
      inParts(ids, (scorecardIds) =>
        send({ params: { eventId }, body: { scorecardIds }, idempotencyKey: of(scorecardIds) }),
      ),
    onSuccess: (decided: Decided) => {
      if (decided.left.length === 0) done();
      return tell(decided, words);
    },
  });
  const verifying = many(verifyKey, verifiedWords, (some) => call(verifyScorecards, some));
  const verify = useMutation({
    ...verifying,
    onSuccess: (decided) => {
      setLatest(decided.done);
      return verifying.onSuccess(decided);
    },
  });
  const undo = useMutation(many(undoKey, undoneWords, (some) => call(unverifyScorecards, some)));
  const signing = (signed: boolean) => (some: Many) =>
    call(signOnPaper, { ...some, body: { ...some.body, signed } });
  const sign = useMutation(many(signKey, signedWords, signing(true)));
  const unsign = useMutation(many(unsignKey, unsignedWords, signing(false)));

  const takeBack = useWrite(
    withdrawRejection,
    (scorecardId: CardId) => ({ params: { scorecardId }, body: { reason: null } }),
    {
      isShownFirst: true,
      done: "No longer sent back",
      onFailed: serverErrorOr("Failed to take the rejection back"),
    },
  );

  return { verify, undo, sign, unsign, takeBack, latest, refusals };
};

type CardId = ShortScorecard["id"];

interface Answer {
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

interface Words {
  readonly one: string;
  readonly many: (count: number) => string;
  readonly open: (cards: string, isOne: boolean) => string;
}

export const verifiedWords: Words = {
  one: "Scorecard verified",
  many: (count) => `${countText(count, "scorecard")} verified`,
  open: (cards, isOne) => `${cards} ${isOne ? "was" : "were"} not verified. Try again.`,
};

const signedWords: Words = {
  one: "Signed on paper",
  many: (count) => `${countText(count, "scorecard")} signed on paper`,
  open: (cards, isOne) => `${cards} ${isOne ? "was" : "were"} not marked. Try again.`,
};

const unsignedWords: Words = {
  one: "No longer signed on paper",
  many: (count) => `${countText(count, "scorecard")} no longer signed on paper`,
  open: (cards, isOne) => `${cards} ${isOne ? "stays" : "stay"} signed. Try again.`,
};

export const undoneWords: Words = {
  one: "Verification taken back",
  many: (count) => `${countText(count, "verification")} taken back`,
  open: (cards, isOne) => `${cards} ${isOne ? "stays" : "stay"} verified. Try again.`,
};

/** Nothing if nothing was done with any card, because the reasons are shown at the cards. */
export const toastOf = ({ done, refused, left }: Decided, words: Words): Toast | null => {
  if (done.length === 0) return null;
  const title = done.length === 1 ? words.one : words.many(done.length);
  if (left.length === 0) return { title };
  const open = refused.length + left.length;
  const cards = countText(open, "scorecard");
  return { title, description: words.open(cards, open === 1), variant: "destructive" };
};
