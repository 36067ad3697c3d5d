import type { PlayerId, RoundNumber } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import type { GolfGroupMember } from "../../../../contract/teeSheet/groups.ts";

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
