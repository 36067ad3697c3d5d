import fc from "fast-check";
import { DrawType } from "../../golf/draw/drawTypes.ts";
import { tournamentId } from "../../scorecard/examples.ts";
import { CommandId, GroupId, HoleNumber, WallClock } from "../../shared/values.ts";
import type { TeeSheetCommand } from "../commands.ts";
import { anyPlayer, idOf, orNull, players, roundNumber } from "./values.ts";

const ofTournament = { tournamentId: fc.constant(tournamentId) };
const tag = <Tag extends string>(name: Tag) => ({ _tag: fc.constant(name) });

const teeTime = fc
  .integer({ min: 0, max: 143 })
  .map((slot) => new Date(Date.UTC(2026, 5, 6, 0, slot * 10)).toISOString().slice(0, 19))
  .map((time) => WallClock.make(time));

const startHole = orNull(fc.integer({ min: 1, max: 18 }).map((hole) => HoleNumber.make(hole)));

const ofGroup = { ...ofTournament, groupId: idOf(GroupId) };
const group = {
  ...ofGroup,
  name: fc.constantFrom("Group 1", "Group 12", "Early birds"),
  round: roundNumber,
  teeTime,
  startHole,
  playerIds: fc.array(anyPlayer, { maxLength: 5 }),
  notRegistered: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.tuple(anyPlayer)),
};

/** The remaining players of the field form a group. */
export const teeSheetDraw: fc.Arbitrary<
  Extract<TeeSheetCommand, { readonly _tag: "DrawTeeSheet" }>
> = fc.record({
  ...tag("DrawTeeSheet"),
  ...ofTournament,
  // Each draw is a separate command: without bias no id is generated twice.
  drawId: fc.noBias(fc.uuid()).map((id) => CommandId.make(id)),
  round: roundNumber,
  type: fc.constantFrom(...DrawType.literals),
  seed: fc.integer(),
  startTime: teeTime,
  interval: fc.integer({ min: 5, max: 30 }),
  playerIds: fc.subarray([...players]),
  startHoles: fc.constantFrom(
    [],
    [1, 2, 3].map((hole) => HoleNumber.make(hole)),
  ),
  replaces: fc.boolean(),
});

/** Any command to one tee sheet, including commands that must be refused. */
export const teeSheetCommand: fc.Arbitrary<TeeSheetCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...tag("CreateGroup"), ...group }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...tag("ChangeGroup"),
      ...group,
      basedOn: orNull(fc.nat({ max: 8 })),
      takesFrom: orNull(fc.record({ groupId: idOf(GroupId), basedOn: fc.nat({ max: 8 }) })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ ...tag("RemoveGroup"), ...ofGroup }) },
  { weight: 1, arbitrary: teeSheetDraw },
);

/** A group is created, and its tee time changes. */
export const regrouping: fc.Arbitrary<ReadonlyArray<TeeSheetCommand>> = fc
  .record({ ...group, playerIds: fc.tuple(anyPlayer) }, { noNullPrototype: true })
  .chain((created) =>
    teeTime.map((later) => [
      { _tag: "CreateGroup" as const, ...created },
      { _tag: "ChangeGroup" as const, ...created, teeTime: later, basedOn: null, takesFrom: null },
    ]),
  );
