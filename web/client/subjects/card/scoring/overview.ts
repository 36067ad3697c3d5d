import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import { totalText } from "../../../ui/notation.ts";
import type { SheetCard } from "../scoreSheetQuery.ts";

/** A player with the cards of the event, by round. */
export interface PlayerRow<Card = SheetCard> {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly playerStatus: AdminParticipant["playerStatus"];
  readonly cards: ReadonlyMap<number, Card>;
}

/** All players with a place, and all others with a card. */
export const rowsOf = <Card extends Pick<SheetCard, "userId" | "roundNumber">>(
  participants: ReadonlyArray<AdminParticipant>,
  cards: ReadonlyArray<Card>,
): ReadonlyArray<PlayerRow<Card>> => {
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

/** Progress of a player in complete rounds. A card that was sent back is not over. */
export const progressOf = (
  { cards }: PlayerRow<ShortScorecard>,
  numberOfRounds: number,
): Progress => {
  const complete = [...cards.values()].filter(({ isComplete }) => isComplete).length;
  if ([...cards.values()].some(({ rejection }) => rejection !== null)) return "In Progress";
  if (complete === 0) return "Not Started";
  return complete === numberOfRounds ? "Tournament Complete" : "In Progress";
};

/** What there is to do about the card of a round. */
export const cellText = (card: ShortScorecard | undefined): string => {
  if (!card || card.thru === 0) return "No scores yet";
  if (card.rejection) return "Sent back";
  const { openHoles } = card;
  if (openHoles === 0) return "All holes verified";
  return openHoles === 1 ? "1 hole needs verification" : `${openHoles} holes need verification`;
};

/** "Gross 84 · Net 70 · F"; through how many holes while the round is played. */
export const figuresText = (card: ShortScorecard): string => {
  const { totalGrossScore, totalAdjustedScore, thru, isComplete } = card;
  const played = isComplete ? "F" : `thru ${thru}`;
  return `Gross ${totalText(totalGrossScore)} · Net ${totalText(totalAdjustedScore)} · ${played}`;
};
