import { Schema } from "effect";
import {
  CommandId,
  GroupId,
  intBetween,
  PlayerId,
  RoundNumber,
  TournamentId,
  textBetween,
  WallClock,
} from "../shared/values.ts";

const group = {
  tournamentId: TournamentId,
  groupId: GroupId,
  name: textBetween(1, 100),
  round: RoundNumber,
  teeTime: WallClock,
  /** In the order of their positions. */
  playerIds: Schema.Array(PlayerId),
  /** Those among them who have no place in the field at the moment of the command. */
  notRegistered: Schema.Array(PlayerId),
};

/** What may be asked of a tee sheet. Whoever sends a command has checked that the sender may ask it. */
export const TeeSheetCommand = Schema.TaggedUnion({
  CreateGroup: group,
  ChangeGroup: {
    ...group,
    /** The revision that was edited, or null: then the last edit wins. */
    basedOn: Schema.NullOr(Schema.Int),
  },
  RemoveGroup: { tournamentId: TournamentId, groupId: GroupId },
  /** Puts everybody who has no group yet into one. */
  DrawTeeSheet: {
    tournamentId: TournamentId,
    /** From which the ids of the groups follow. */
    drawId: CommandId,
    round: RoundNumber,
    type: Schema.Literals(["random", "scoring"]),
    /** 32 bits, by which a random draw shuffles; another draw does not look at it. */
    seed: Schema.Int,
    startTime: WallClock,
    interval: intBetween(5, 30),
    /** Those still playing, in the order in which they would tee off if nobody shuffled them. */
    playerIds: Schema.Array(PlayerId),
  },
});
export type TeeSheetCommand = typeof TeeSheetCommand.Type;

type Cases = typeof TeeSheetCommand.cases;
export type CreateGroup = Cases["CreateGroup"]["Type"];
export type ChangeGroup = Cases["ChangeGroup"]["Type"];
export type RemoveGroup = Cases["RemoveGroup"]["Type"];
export type DrawTeeSheet = Cases["DrawTeeSheet"]["Type"];
