import type { PlayerId, RoundNumber } from "../../../../domain/shared/values.ts";
import type { GolfGroupMember } from "../../../contract/groups.ts";
import type { Scorecard } from "../../../contract/scorecard.ts";

interface Group {
  readonly roundNumber: RoundNumber;
  readonly members: ReadonlyArray<Pick<GolfGroupMember, "userId">>;
}

/** Whether a group has a place for a player. */
export const hasMember =
  (playerId: PlayerId) =>
  ({ members }: Pick<Group, "members">): boolean =>
    members.some(({ userId }) => userId === playerId);

/**
 * The cards of those who go round with the player, whom Today asks to sign them too. Where no groups
 * were drawn there are none, though the player may sign any of them.
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
