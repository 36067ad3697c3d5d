import type { QueryClient } from "@tanstack/react-query";
import { Array, Equal } from "effect";
import type { MyScores } from "../../../../../contract/card/holeScores.ts";
import { keepCard } from "../../../../data/keepCard.ts";
import { cardsKey, myScorecardsQuery, sendScores } from "../api.ts";
import type { Entered } from "../roundCard.ts";
import type { Round } from "../useRound.ts";

type Submitted = Pick<
  Round,
  "playerId" | "tournamentId" | "roundNumber" | "entered" | "enteredOn" | "seenBefore"
>;

/** All holes with strokes in one request; null if there is none. */
export const submittedOf = ({ roundNumber, entered, seenBefore }: Submitted): MyScores | null => {
  const holeScores = [...entered.values()]
    .map((hole) => ({ ...hole, ...seenBefore(hole.holeNumber) }))
    .toSorted((a, b) => a.holeNumber - b.holeNumber);
  return Array.isReadonlyArrayNonEmpty(holeScores) ? { roundNumber, holeScores } : null;
};

/**
 * Submits the own card. A hole that was changed elsewhere, by an organiser or on another device, is
 * shown first, because unseen changes must not be undone. A change between showing and submitting
 * becomes a dispute.
 */
export const submitCard = async (
  queries: QueryClient,
  { playerId, tournamentId, roundNumber, entered, enteredOn }: Submitted,
  body: MyScores,
  key: string,
): Promise<"changed" | "submitted"> => {
  const query = myScorecardsQuery(tournamentId, true);
  const cards = await queries.fetchQuery({ ...query, staleTime: 0 });
  const now = cards.find((own) => own.roundNumber === roundNumber);
  if (!isSameCard(entered, enteredOn(now))) return "changed";
  const saved = await sendScores(playerId, tournamentId, body, key);
  if (saved) await keepCard(queries, cardsKey(tournamentId), saved);
  return "submitted";
};

/** Whether both have the same holes with the same scores, in any order. */
export const isSameCard = (one: Entered, other: Entered): boolean => Equal.equals(one, other);
