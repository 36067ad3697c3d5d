import { Schema, SchemaTransformation } from "effect";
import {
  GroupId,
  HoleNumber,
  intBetween,
  PlayerId,
  RoundNumber,
} from "../../../domain/shared/values.ts";
import { orElse, orNull } from "../inputs/absent.ts";
import { Revision } from "../inputs/numbers.ts";
import { roundInput } from "../inputs/roundInput.ts";
import { says, sentence } from "../inputs/sentence.ts";
import { TeeTimeInput } from "../inputs/teeTime.ts";
import { requiredText } from "../inputs/texts.ts";

const Registered = PlayerId.pipe(sentence("All players must be registered for this event"));

/** The position is optional; without one the order of the list counts. */
const Placed = Schema.Struct({
  userId: Registered,
  position: intBetween(1, 4).pipe(sentence("Position must be between 1 and 4")),
});
type Member = PlayerId | typeof Placed.Type;

const byPosition = (members: ReadonlyArray<Member>): ReadonlyArray<PlayerId> =>
  members
    .map((member, index) => (isPlaced(member) ? member : { userId: member, position: index + 1 }))
    .toSorted((one, other) => one.position - other.position)
    .map(({ userId }) => userId);

const isPlaced = Schema.is(Placed);

const Members = Schema.NonEmptyArray(Schema.Union([Placed, Registered]))
  .check(Schema.isMaxLength(4, says("Maximum 4 members per group")))
  .pipe(
    Schema.decodeTo(
      Schema.toType(Schema.Array(PlayerId)),
      SchemaTransformation.transform<ReadonlyArray<PlayerId>, readonly [Member, ...Member[]]>({
        decode: byPosition,
        encode: (players) => players as unknown as readonly [Member, ...Member[]],
      }),
    ),
    sentence("At least one member is required"),
  );

export const RoundInput = roundInput();

export const NewGroup = Schema.Struct({
  groupName: requiredText("Group name", 100),
  teeTime: TeeTimeInput,
  roundNumber: orElse(RoundInput, RoundNumber.make(1)),
  members: Members,
  /** Null is the first hole of the course. */
  startHole: orNull(HoleNumber.pipe(sentence("Start hole must be between 1 and 18"))),
});
export type NewGroup = typeof NewGroup.Type;

export const GroupEdit = Schema.Struct({
  ...NewGroup.fields,
  /** The revision that was edited. */
  basedOn: Schema.optionalKey(Revision),
  /** The group that the players leave at the same moment. */
  takesFrom: Schema.optionalKey(Schema.Struct({ groupId: GroupId, basedOn: Revision })),
});
export type GroupEdit = typeof GroupEdit.Type;
