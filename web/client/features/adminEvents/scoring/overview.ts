import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { AdminParticipant } from "../../../../contract/participants.ts";
import type { Scorecard } from "../../../../contract/scorecard.ts";

/** A player with the cards of the event, by round. */
export interface PlayerRow {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly playerStatus: AdminParticipant["playerStatus"];
  readonly cards: ReadonlyMap<number, Scorecard>;
}

/** All players with a place, and all others with a card. */
export const rowsOf = (
  participants: ReadonlyArray<AdminParticipant>,
  cards: ReadonlyArray<Scorecard>,
): ReadonlyArray<PlayerRow> => {
  const cardsOf = (playerId: PlayerId) => cards.filter(({ userId }) => userId === playerId);
  return participants
    .filter(({ id, status }) => status === "approved" || cardsOf(id).length > 0)
    .map(({ id, firstName, lastName, playerStatus }) => ({
      playerId: id,
      name: `${firstName} ${lastName}`,
      playerStatus,
      cards: new Map(cardsOf(id).map((card) => [card.roundNumber, card])),
    }));
};

export const progresses = ["Not Started", "In Progress", "Tournament Complete"] as const;
export type Progress = (typeof progresses)[number];

/** Progress of a player in complete rounds. */
export const progressOf = ({ cards }: PlayerRow, numberOfRounds: number): Progress => {
  const complete = [...cards.values()].filter(({ isComplete }) => isComplete).length;
  if (complete === 0) return "Not Started";
  return complete === numberOfRounds ? "Tournament Complete" : "In Progress";
};

/** What there is to do about the card of a round. */
export const cellText = (card: Scorecard | undefined): string => {
  if (!card || card.scores.length === 0) return "No scores yet";
  if (card.rejection) return "Sent back";
  const waiting = card.scores.filter(({ isVerified }) => !isVerified).length;
  if (waiting === 0) return "All holes verified";
  return waiting === 1 ? "1 hole needs verification" : `${waiting} holes need verification`;
};

/** "Gross 84 · Net 70 · F"; through how many holes while the round is played. */
export const figuresText = (card: Scorecard): string => {
  const { totalGrossScore, totalAdjustedScore, scores, isComplete } = card;
  const thru = isComplete ? "F" : `thru ${scores.length}`;
  return `Gross ${totalGrossScore} · Net ${totalAdjustedScore} · ${thru}`;
};
