import { useQueryClient } from "@tanstack/react-query";
import { Result } from "effect";
import { useEffect, useState } from "react";
import { inOneNumber } from "../../../../../domain/golf/played.ts";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { recordScores } from "../../../../contract/card/scoring.ts";
import { call } from "../../../data/call.ts";
import { deskScores } from "../../../device/storage.ts";
import { readBody } from "../../../form/formErrors.ts";
import { scoreSheetQuery, scoreSheetsKey } from "../scoreSheetQuery.ts";
import { cardIn, putCard } from "./cards.ts";
import { type CardName, partsOf } from "./entry.ts";
import { type EntryStore, makeEntryStore } from "./entryStore.ts";
import { scoresFor } from "./scoresFor.ts";
import { type Batch, makeSender, type Sender } from "./sender.ts";

export interface ScoreEntries {
  readonly store: EntryStore;
  readonly sender: Sender;
  /** 0 for picked up, null for empty. */
  readonly storedOn: (card: CardName, hole: number) => number | null;
}

/** Scores typed for an event: stored on the device and sent in the background. */
export const useScoreEntries = (adminId: string, eventId: TournamentId): ScoreEntries => {
  const queries = useQueryClient();
  const [entries] = useState((): ScoreEntries => {
    const cardsOf = (name: CardName) => scoreSheetQuery(eventId, partsOf(name).round);
    const cardOf = (name: CardName) => cardIn(queries.getQueryData(cardsOf(name).queryKey), name);
    const storedOn = (name: CardName, hole: number) =>
      inOneNumber(cardOf(name)?.scores.find(({ holeNumber }) => holeNumber === hole));
    const send = async ({ card: name, key, holes }: Batch) => {
      const { round, playerId } = partsOf(name);
      // Scores that the device kept may be of a round that is not on screen.
      await queries.ensureQueryData(cardsOf(name));
      const body = readBody(recordScores, {
        playerId,
        roundNumber: round,
        holeScores: scoresFor(cardOf(name), holes),
      });
      const card = await call(recordScores, {
        params: { eventId },
        body: Result.getOrThrow(body),
        idempotencyKey: key,
      });
      await putCard(queries, eventId, card);
    };
    const store = makeEntryStore(deskScores(adminId, eventId));
    const refetchCards = () => queries.refetchQueries({ queryKey: scoreSheetsKey(eventId) });
    return { store, sender: makeSender({ store, send, storedOn, refetchCards }), storedOn };
  });

  useEffect(() => {
    const { sender } = entries;
    sender.tickAll();
    window.addEventListener("online", sender.tickAll);
    return () => {
      window.removeEventListener("online", sender.tickAll);
      sender.stop();
    };
  }, [entries]);
  return entries;
};
