import { queryOptions } from "@tanstack/react-query";
import { strokesReceivedInOrder } from "../../../../domain/golf/strokesReceived.ts";
import { RoundNumber, type TournamentId } from "../../../../domain/shared/values.ts";
import type { CardHole } from "../../../contract/card/scorecard.ts";
import {
  type SheetCard as CardOfSheet,
  getScoreSheet,
  type ScoreSheet,
} from "../../../contract/card/scoreSheet.ts";
import { call } from "../../data/call.ts";
import { namesOf } from "../../data/read.ts";

/** A card as administrators type and print it. A whole card has all of this too. */
export interface SheetCard extends Omit<CardOfSheet, "disputes"> {
  readonly disputes: ReadonlyArray<unknown>;
  readonly holes: ReadonlyArray<Omit<CardHole, "yards">>;
}

/** The cards of one round. */
export const scoreSheetQuery = (eventId: TournamentId, round: number) => {
  const params = { eventId, roundNumber: RoundNumber.make(round) };
  return queryOptions({
    ...namesOf(getScoreSheet, params),
    queryFn: async ({ signal }): Promise<ReadonlyArray<SheetCard>> =>
      cardsOfSheet(await call(getScoreSheet, { params, signal })),
  });
};

/** Each card with its holes, and the strokes that its player receives there. */
export const cardsOfSheet = (sheet: ScoreSheet): ReadonlyArray<SheetCard> =>
  sheet.flatMap(({ holes, cards }) =>
    cards.map((card) => {
      const received = strokesReceivedInOrder(card.playingHandicap, holes);
      return {
        ...card,
        holes: holes.map((hole, index) => ({ ...hole, strokesReceived: received[index] ?? 0 })),
      };
    }),
  );
