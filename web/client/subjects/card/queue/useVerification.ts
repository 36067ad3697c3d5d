import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import type { ShortScorecard } from "../../../../contract/card/scorecard.ts";
import { unverifyScorecard, verifyScorecards } from "../../../../contract/card/scoring.ts";
import { call } from "../../../data/call.ts";
import { changes } from "../../../data/changes.ts";
import { hasSessionEnded } from "../../../data/endedSession.ts";
import { serverErrorOr } from "../../../data/errorToast.ts";
import { failureText } from "../../../data/failureText.ts";
import { useActionKey } from "../../../data/useActionKey.ts";
import { useToast } from "../../../data/useToast.ts";
import { useWrite } from "../../../data/write.ts";
import { toastOf, verifyInParts } from "./verifyInParts.ts";

type CardId = ShortScorecard["id"];

/** Verifies one or many cards, or undoes that. If one cannot be verified, it shows the reason. */
export const useVerification = (eventId: TournamentId) => {
  const { toast } = useToast();
  const verifyKey = useActionKey();
  const [refusals, setRefusals] = useState<ReadonlyMap<CardId, string>>(new Map());

  const verify = useMutation({
    mutationFn: (ids: ReadonlyArray<CardId>) =>
      verifyInParts(ids, (scorecardIds) =>
        call(verifyScorecards, {
          params: { eventId },
          body: { scorecardIds },
          idempotencyKey: verifyKey.of(scorecardIds),
        }),
      ),
    onSuccess: async (verification) => {
      const { answers, left, failure } = verification;
      if (left.length === 0) verifyKey.done();
      const refused = answers.filter(({ verified }) => !verified);
      // Failures are shown at each card, not in a dialog over the queue.
      const failed = hasSessionEnded(failure) ? [] : left;
      setRefusals(
        new Map([
          ...refused.map(({ scorecardId, error }) => [scorecardId, error ?? ""] as const),
          ...failed.map((id) => [id, failureText(failure)] as const),
        ]),
      );
      const told = toastOf(verification);
      if (told) toast(told);
      await changes.areShown();
    },
  });

  const undo = useWrite(
    unverifyScorecard,
    (scorecardId: CardId) => ({ params: { scorecardId }, body: { reason: null } }),
    {
      isShownFirst: true,
      done: "Verification taken back",
      onFailed: serverErrorOr("Failed to take the verification back"),
    },
  );

  return { verify, undo, refusals };
};
