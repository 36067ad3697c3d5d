import { useQueryClient } from "@tanstack/react-query";
import { Result } from "effect";
import { useEffect, useState } from "react";
import { inOneNumber } from "../../../../../domain/golf/played.ts";
import { RoundNumber, type TournamentId } from "../../../../../domain/shared/values.ts";
import { getScoreSheet } from "../../../../contract/card/scoreSheet.ts";
import { recordScores } from "../../../../contract/card/scoring.ts";
import { call } from "../../../data/call.ts";
import { deskScores } from "../../../device/storage.ts";
import { readBody } from "../../../form/formErrors.ts";
import { inTime, retryOnReturn } from "../../../outbox/retry.ts";
import { cardsOfSheet, type SheetCard, scoreSheetQuery } from "../scoreSheetQuery.ts";
import { type CardName, cardName, partsOf } from "./entry.ts";
import { makeScoreEntries, type ScoreEntries } from "./scoreEntries.ts";
import { scoresFor } from "./scoresFor.ts";
import { putCard } from "./useSaveScores.ts";

/** Scores typed for an event: stored on the device and sent in the background. */
export const useScoreEntries = (adminId: string, eventId: TournamentId): ScoreEntries => {
  const queries = useQueryClient();
  const [entries] = useState((): ScoreEntries => {
    const sheetOf = (name: CardName) => scoreSheetQuery(eventId, partsOf(name).round);
    const seenOn = (name: CardName, hole: number) => {
      const sheet = queries.getQueryData(sheetOf(name).queryKey);
      const card = cardIn(sheet, name);
      return sheet && inOneNumber(card?.scores.find(({ holeNumber }) => holeNumber === hole));
    };
    return makeScoreEntries({
      textStore: deskScores(adminId, eventId),
      seenOn,
      send: async (name, scores, key) => {
        const { round, playerId } = partsOf(name);
        // Scores that the device kept may be of a round that is not on screen.
        const card = cardIn(await queries.ensureQueryData(sheetOf(name)), name);
        const holes = new Map(scores.map((score) => [score.hole, score]));
        const holeScores = scoresFor(card, holes);
        const body = readBody(recordScores, { playerId, roundNumber: round, holeScores });
        const saved = await inTime((signal) =>
          call(recordScores, {
            params: { eventId },
            body: Result.getOrThrow(body),
            idempotencyKey: key,
            signal,
          }),
        );
        await putCard(queries, eventId, saved);
      },
      // Not by the sheet's own query: a card that is saved meanwhile would give up its fetch.
      readAgain: async (name) => {
        const params = { eventId, roundNumber: RoundNumber.make(partsOf(name).round) };
        const sheet = cardsOfSheet(await call(getScoreSheet, { params, isOfNow: true }));
        const card = cardIn(sheet, name);
        if (card) await putCard(queries, eventId, card);
      },
    });
  });

  useEffect(() => {
    const ends = [entries.start(), retryOnReturn(entries)];
    return () => {
      for (const end of ends) end();
    };
  }, [entries]);
  return entries;
};

const cardIn = (cards: ReadonlyArray<SheetCard> | undefined, name: CardName) =>
  cards?.find(({ roundNumber, userId }) => cardName(roundNumber, userId) === name);
