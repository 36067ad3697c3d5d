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
  /** The players who have no place in the field. */
  playerIds: Schema.Array(PlayerId),
}) {}

/** A player tees off only once in a round. */
export class InAnotherGroup extends Schema.TaggedError<InAnotherGroup>()("InAnotherGroup", {
  ...ofGroup,
  round: RoundNumber,
  /** The first player of the group who is already in another one. */
  playerId: PlayerId,
}) {}

/** Another person edited the group after the revision on which this edit is based. */
export class StaleGroupEdit extends Schema.TaggedError<StaleGroupEdit>()("StaleGroupEdit", {
  ...ofGroup,
  basedOn: Schema.Int,
}) {}

export type TeeSheetRejection =
  | GroupNotFound
  | GroupIsEmpty
  | GroupTooLarge
  | PlayerTwiceInGroup
  | GroupOfStrangers
  | InAnotherGroup
  | StaleGroupEdit;
