import { Record, Schema } from "effect";
import { DrawType } from "../golf/draw/drawTypes.ts";
import {
  GroupId,
  HoleNumber,
  PlayerId,
  RoundNumber,
  TournamentId,
  WallClock,
} from "../shared/values.ts";

/** In the order of their positions, from 1 to 4. */
const playerIds = Schema.Array(PlayerId);

const group = {
  groupId: GroupId,
  name: Schema.String,
  teeTime: WallClock,
  playerIds,
  /** The starting hole if it is not the first hole of the course, as in a shotgun start. */
  startHole: Schema.optionalKey(HoleNumber),
};

const ofGroup = { tournamentId: TournamentId, round: RoundNumber, ...group };

/**
 * Facts about groups and their tee times.
 *
 * Tags and field names are the storage format. Add a case or an optional field; never rename one.
 */
export const TeeSheetEvent = Schema.TaggedUnion({
  GroupCreated: ofGroup,
  GroupChanged: ofGroup,
  GroupRemoved: { tournamentId: TournamentId, groupId: GroupId },
  TeeSheetDrawn: {
    tournamentId: TournamentId,
    round: RoundNumber,
    type: DrawType,
    /** The seed with which a shuffled draw can be repeated; null if nothing was shuffled. */
    seed: Schema.NullOr(Schema.Int),
    startTime: WallClock,
    /** Minutes from one group to the next. */
    interval: Schema.Int,
    groups: Schema.Array(Schema.Struct(group)),
  },
});
export type TeeSheetEvent = typeof TeeSheetEvent.Type;

/** The events that change who plays with whom: all of them. */
export const teeSheetChanges = Record.keys(TeeSheetEvent.cases);
