import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import {
  signOnPaper,
  unverifyScorecards,
  verifyScorecards,
  withdrawRejection,
} from "../../../../contract/card/scoring.ts";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import { call } from "../../../data/call.ts";
import { changes } from "../../../data/changes.ts";
import { hasSessionEnded } from "../../../data/endedSession.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { failureText } from "../../../data/failureText.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../data/useToast.ts";
import { useWrite } from "../../../data/write.ts";
import {
  type Answer,
  type Decided,
  inParts,
  signedWords,
  toastOf,
  undoneWords,
  unsignedWords,
  verifiedWords,
  type Words,
} from "./inParts.ts";

type CardId = ShortScorecard["id"];

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
