import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PlayerId } from "../../../../../../domain/shared/values.ts";
import { attestScorecard, canAttest } from "../../../../../contract/card/attestations.ts";
import { listVerificationNeeded } from "../../../../../contract/card/scorecards.ts";
import { sentenceOf } from "../../../../data/apiError.ts";
import { call } from "../../../../data/call.ts";
import { keepCard } from "../../../../data/keepCard.ts";
import { readOf } from "../../../../data/read.ts";
import { useToast } from "../../../../data/toasts.ts";
import { makeActionKey } from "../../../../data/useActionKey.ts";
import { holeNumbersText } from "../../../../ui/listText.ts";
import { cardsKey } from "../api.ts";
import type { Entered } from "../roundCard.ts";
import type { Round } from "../useRound.ts";
import { isSameCard, submitCard, submittedOf } from "../wholeCard/submitCard.ts";

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

type Card = Pick<
  Round,
  "playerId" | "partner" | "holes" | "entered" | "disputed" | "isComplete" | "rejection"
>;

/** What keeps a card from being handed in or signed, as far as this phone knows. */
export const openQuestion = (card: Omit<Card, "playerId">): string | null => {
  const { partner, holes, entered, disputed, isComplete, rejection } = card;
  const missing = isComplete ? [] : holes.filter(({ holeNumber }) => !entered.has(holeNumber));
  if (missing.length > 0) return `${named(missing.map(holeOf))} missing`;
  if (disputed.size > 0) return `${named([...disputed])} disputed`;
  return rejection !== null && partner !== null ? `${partner} hands this card in again` : null;
};

const holeOf = ({ holeNumber }: { readonly holeNumber: number }) => holeNumber;

/** "Hole 3 is", "Holes 3 and 7 are". */
const named = (holes: ReadonlyArray<number>) =>
  holes.length === 1 ? `Hole ${holes[0]} is` : `Holes ${holeNumbersText(holes)} are`;

/** What became of a card. */
export interface Outcome {
  readonly isDone: boolean;
  readonly words: string;
  /** What stood on the card then. */
  readonly entered: Entered;
}

export type Outcomes = ReadonlyMap<PlayerId, Outcome>;

/** Undefined once something else stands on the card, because that was neither seen nor signed. */
export const outcomeOf = (outcomes: Outcomes, card: Pick<Round, "playerId" | "entered">) => {
  const outcome = outcomes.get(card.playerId);
  return outcome && isSameCard(outcome.entered, card.entered) ? outcome : undefined;
};

export const isDone = (outcomes: Outcomes, card: Pick<Round, "playerId" | "entered">): boolean =>
  outcomeOf(outcomes, card)?.isDone === true;

/** Says what became of one card, or fails without an answer. */
type Step<Of extends Card> = (card: Of) => Promise<Omit<Outcome, "entered">>;

/**
 * Hands in the own card and signs the others, one after the other. What is done is not done again.
 * Each card has its own answer, so that one refusal holds up no other.
 */
export const handIn = async <Of extends Card>(
  cards: ReadonlyArray<Of>,
  before: Outcomes,
  step: Step<Of>,
  say: (outcomes: Outcomes) => void,
): Promise<Outcomes> => {
  let outcomes = before;
  for (const card of cards) {
    if (isDone(outcomes, card)) continue;
    const question = openQuestion(card);
    const answer = question === null ? await step(card) : { isDone: false, words: question };
    outcomes = new Map(outcomes).set(card.playerId, { ...answer, entered: card.entered });
    say(outcomes);
  }
  return outcomes;
};
