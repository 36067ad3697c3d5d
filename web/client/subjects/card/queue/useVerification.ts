import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import {
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
import { type Decided, inParts, toastOf, undoneWords, verifiedWords } from "./inParts.ts";

type CardId = ShortScorecard["id"];

/**
 * Verifies one or many cards, or takes that or a rejection back. If one cannot be changed, it shows
 * the reason.
 */
export const useVerification = (eventId: TournamentId) => {
  const { toast } = useToast();
  const verifyKey = useActionKey();
  const undoKey = useActionKey();
  const [refusals, setRefusals] = useState<ReadonlyMap<CardId, string>>(new Map());
  /** The cards that the last press verified. */
  const [latest, setLatest] = useState<ReadonlyArray<CardId>>([]);

  const tell = async (decided: Decided, words: typeof verifiedWords) => {
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

  const verify = useMutation({
    mutationFn: (ids: ReadonlyArray<CardId>) =>
      inParts(ids, (scorecardIds) =>
        call(verifyScorecards, {
          params: { eventId },
          body: { scorecardIds },
          idempotencyKey: verifyKey.of(scorecardIds),
        }),
      ),
    onSuccess: (decided) => {
      if (decided.left.length === 0) verifyKey.done();
      setLatest(decided.done);
      return tell(decided, verifiedWords);
    },
  });

  const undo = useMutation({
    mutationFn: (ids: ReadonlyArray<CardId>) =>
      inParts(ids, (scorecardIds) =>
        call(unverifyScorecards, {
          params: { eventId },
          body: { scorecardIds },
          idempotencyKey: undoKey.of(scorecardIds),
        }),
      ),
    onSuccess: (decided) => {
      if (decided.left.length === 0) undoKey.done();
      return tell(decided, undoneWords);
    },
  });

  const takeBack = useWrite(
    withdrawRejection,
    (scorecardId: CardId) => ({ params: { scorecardId }, body: { reason: null } }),
    {
      isShownFirst: true,
      done: "No longer sent back",
      onFailed: serverErrorOr("Failed to take the rejection back"),
    },
  );

  return { verify, undo, takeBack, latest, refusals };
};
