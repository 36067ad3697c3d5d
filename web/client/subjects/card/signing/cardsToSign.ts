import { Equal } from "effect";
import type { PlayerId, RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { listVerificationNeeded } from "../../../../contract/card/scorecards.ts";
import type { GolfGroupMember } from "../../../../contract/teeSheet/groups.ts";
import { readOf } from "../../../data/read.ts";
import { totalText } from "../../../ui/notation.ts";
import { canBeSigned } from "../state/cardState.ts";

export const playerName = ({ player }: Pick<Scorecard, "player">): string =>
  `${player.firstName} ${player.lastName}`;

/** The totals that a partner compares with their own notes. */
export const cardPlates = (card: Scorecard) => [
  { label: "Holes", value: card.scores.length },
  { label: "Gross", value: totalText(card.totalGrossScore) },
  { label: "Net", value: totalText(card.totalAdjustedScore) },
  { label: "Points", value: card.totalStablefordPoints },
];

/**
 * The cards of others that the player is asked to sign, those of the own tee group first: complete,
 * and not sent back. The player's own cards are never among them.
 */
export const cardsToSignQuery = (eventId: TournamentId) => ({
  ...readOf(listVerificationNeeded, { eventId }),
  select: complete,
});

// A constant function, so that the list stays the same object while its cards do.
const complete = (cards: ReadonlyArray<Scorecard>) => cards.filter(canBeSigned);

/** Whether the card has other totals or another score of a hole than before. */
export const hasChanged = (before: Scorecard, now: Scorecard): boolean =>
  !Equal.equals(signedIn(before), signedIn(now));

const signedIn = (card: Scorecard) => [
  cardPlates(card),
  card.scores.map(({ holeNumber, strokes, penalties }) => [holeNumber, strokes, penalties]),
];

interface Group {
  readonly roundNumber: RoundNumber;
  readonly members: ReadonlyArray<Pick<GolfGroupMember, "userId">>;
}

/** Whether nobody has signed a card yet, since one signature is enough. */
export const isUnsigned = ({ attestationCount }: Pick<Scorecard, "attestationCount">): boolean =>
  attestationCount === 0;

/** Whether a group contains the player. */
export const hasMember =
  (playerId: PlayerId) =>
  ({ members }: Pick<Group, "members">): boolean =>
    members.some(({ userId }) => userId === playerId);

/**
 * The cards of players in the same tee group, which Today asks to sign. Without groups there are
 * none, though the player may sign any card.
 */
export const ofOwnGroups = <Card extends Pick<Scorecard, "roundNumber" | "userId">>(
  cards: ReadonlyArray<Card>,
  groups: ReadonlyArray<Group>,
  playerId: PlayerId,
): ReadonlyArray<Card> => {
  const own = groups.filter(hasMember(playerId));
  return cards.filter(({ roundNumber, userId }) =>
    own.some((group) => group.roundNumber === roundNumber && hasMember(userId)(group)),
  );
};
