import { Schema } from "effect";
import { GroupId, PlayerId, RoundNumber, TournamentId } from "../shared/values.ts";

const ofGroup = { tournamentId: TournamentId, groupId: GroupId };

export class GroupNotFound extends Schema.TaggedError<GroupNotFound>()("GroupNotFound", ofGroup) {}

export class GroupIsEmpty extends Schema.TaggedError<GroupIsEmpty>()("GroupIsEmpty", ofGroup) {}

export class GroupTooLarge extends Schema.TaggedError<GroupTooLarge>()("GroupTooLarge", ofGroup) {}

export class PlayerTwiceInGroup extends Schema.TaggedError<PlayerTwiceInGroup>()(
  "PlayerTwiceInGroup",
  ofGroup,
) {}

export class GroupOfStrangers extends Schema.TaggedError<GroupOfStrangers>()("GroupOfStrangers", {
  ...ofGroup,
  /** Who has no place in the field. */
  playerIds: Schema.Array(PlayerId),
}) {}

/** A player tees off once in a round. */
export class InAnotherGroup extends Schema.TaggedError<InAnotherGroup>()("InAnotherGroup", {
  ...ofGroup,
  round: RoundNumber,
  /** The first one of the group who has another. */
  playerId: PlayerId,
}) {}

/** Somebody else edited the group after the revision that this edit is based on. */
export class GroupEditedMeanwhile extends Schema.TaggedError<GroupEditedMeanwhile>()(
  "GroupEditedMeanwhile",
  { ...ofGroup, basedOn: Schema.Int },
) {}

export type TeeSheetRejection =
  | GroupNotFound
  | GroupIsEmpty
  | GroupTooLarge
  | PlayerTwiceInGroup
  | GroupOfStrangers
  | InAnotherGroup
  | GroupEditedMeanwhile;
