import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PlayerId } from "../../../../../../domain/shared/values.ts";
import { attestScorecard, canAttest } from "../../../../../contract/card/attestations.ts";
import { listVerificationNeeded } from "../../../../../contract/card/scorecards.ts";
import { sentenceOf } from "../../../../data/apiError.ts";
import { call } from "../../../../data/call.ts";
import { keepCard } from "../../../../data/keepCard.ts";
import { readOf } from "../../../../data/read.ts";
import { makeActionKey } from "../../../../data/useActionKey.ts";
import { useToast } from "../../../../data/useToast.ts";
import { cardsKey } from "../api.ts";
import type { Round } from "../useRound.ts";
import { isSameCard } from "../wholeCard/isSameCard.ts";
import { submitCard, submittedOf } from "../wholeCard/submitCard.ts";
import { handIn, isDone, type Outcomes } from "./handIn.ts";

const CHANGED = "Changed elsewhere. Look it over, and press again.";
const SIGNED = { isDone: true, words: "You have signed" };
const refused = (words: string) => ({ isDone: false, words });

/** Hands in the own card and signs those of the others, and says at each what became of it. */
export const useHandIn = (owner: PlayerId) => {
  const queries = useQueryClient();
  const { toast } = useToast();
  const [outcomes, say] = useState<Outcomes>(new Map());
  // One key for each card, so that a retry after a lost answer does nothing twice.
  const [keys] = useState(() => new Map<PlayerId, ReturnType<typeof makeActionKey>>());
  const keyOf = (playerId: PlayerId) => {
    const key = keys.get(playerId) ?? makeActionKey();
    keys.set(playerId, key);
    return key;
  };

  const submit = async (round: Round) => {
    const body = submittedOf(round);
    if (!body) return refused("No scores");
    const outcome = await submitCard(queries, round, body, keyOf(owner).of(body));
    keyOf(owner).done();
    return outcome === "changed" ? refused(CHANGED) : { isDone: true, words: "Handed in" };
  };

  /** Signs what is on the screen: a card that has changed by then is shown first. */
  const sign = async ({ playerId, tournamentId, card, entered, enteredOn }: Round) => {
    if (!card) return refused("No scores");
    const params = { eventId: tournamentId };
    const signable = await queries.fetchQuery({
      ...readOf(listVerificationNeeded, params),
      // Of now, or not at all: what the device has kept may be of before.
      queryFn: ({ signal }) => call(listVerificationNeeded, { params, signal, isOfNow: true }),
      staleTime: 0,
    });
    const now = signable.find(({ id }) => id === card.id);
    if (!now) {
      const why = readOf(canAttest, { scorecardId: card.id });
      const { reason, hasAttested } = await queries.fetchQuery({ ...why, staleTime: 0 });
      return hasAttested ? SIGNED : refused(reason ?? CHANGED);
    }
    if (!isSameCard(entered, enteredOn(now))) {
      await keepCard(queries, cardsKey(tournamentId, playerId), now);
      return refused(CHANGED);
    }
    await call(attestScorecard, {
      params: { scorecardId: card.id },
      body: { notes: null },
      idempotencyKey: keyOf(playerId).of([card.id, [...entered.values()]]),
      playerId: owner,
    });
    // Withdrawn by a change, a signature is given anew.
    keyOf(playerId).done();
    return SIGNED;
  };

  const step = async (round: Round) => {
    const { holes, verified } = round;
    if (holes.every(({ holeNumber }) => verified.has(holeNumber))) {
      return { isDone: true, words: "Every hole is verified" };
    }
    try {
      return await (round.playerId === owner ? submit(round) : sign(round));
    } catch (error) {
      return refused(sentenceOf(error));
    }
  };

  const { mutate, isPending } = useMutation({
    mutationFn: (rounds: ReadonlyArray<Round>) => handIn(rounds, outcomes, step, say),
    onSuccess: (all, rounds) => {
      const left = rounds.filter((round) => !isDone(all, round)).length;
      if (left === 0) toast({ title: "All cards of the group are handed in and signed" });
    },
  });
  return { outcomes, start: mutate, isPending };
};
