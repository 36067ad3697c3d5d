import { Schema } from "effect";
import { DrawType } from "../golf/draw/drawTypes.ts";
import { groupSizes } from "../golf/draw/groupSizes.ts";
import { shuffled } from "../golf/draw/shuffled.ts";
import { sidesTogether } from "../golf/draw/sidesTogether.ts";
import { withoutRepeats } from "../golf/draw/withoutRepeats.ts";
import { createdIdOf } from "../shared/derivedIds.ts";
import { groupNamed, nextGroupNumber } from "../shared/groupNames.ts";
import {
  CommandId,
  GroupId,
  HoleNumber,
  intBetween,
  PlayerId,
  RoundNumber,
  TournamentId,
  WallClock,
} from "../shared/values.ts";
import { TeeSheetEvent } from "./events.ts";
import { happened } from "./groups.ts";
import { startsFrom } from "./starts.ts";
import { groupsIn, type TeeSheet } from "./teeSheet.ts";

const { GroupRemoved, TeeSheetDrawn } = TeeSheetEvent.cases;

/** A schema, because a draw is stored as a job. */
export const DrawTeeSheet = Schema.Struct({
  tournamentId: TournamentId,
  /** The ids of the groups follow from this id. */
  drawId: CommandId,
  round: RoundNumber,
  type: DrawType,
  /** 32 bits. A draw shuffles by this seed; a draw that follows an order does not use it. */
  seed: Schema.Int,
  startTime: WallClock,
  /** Minutes from one group to the next. */
  interval: intBetween(5, 30),
  /** The players who still play, in the order in which they would tee off without shuffling. */
  playerIds: Schema.Array(PlayerId),
  /**
   * For a shotgun start, the holes of the course. Empty means that all groups start from the first
   * hole.
   */
  startHoles: Schema.Array(HoleNumber),
  /** Pairs and teams, whose members stay together. Absent: everybody is drawn alone. */
  sides: Schema.optionalKey(Schema.Array(Schema.Array(PlayerId))),
  /** Whether the present groups of the round are removed first. */
  replaces: Schema.Boolean,
});
export type DrawTeeSheet = typeof DrawTeeSheet.Type;

/** Present groups and their starts do not change, unless the draw replaces them. */
export const drawTeeSheet = (draw: DrawTeeSheet, sheet: TeeSheet) => {
  const { tournamentId, drawId, round, type, startTime, interval, startHoles } = draw;
  // The draw was requested again: it would replace its own groups.
  if (draw.replaces && sheet.groups.has(idOf(drawId, 0))) return happened();
  const present = draw.replaces ? [] : groupsIn(sheet, round);
  const grouped = new Set(present.flatMap(({ playerIds }) => playerIds));
  const waiting = draw.playerIds.filter((player) => !grouped.has(player));
  if (waiting.length === 0) return happened();

  const seed = isShuffled(type) ? draw.seed : null;
  const sizes = groupSizes(waiting.length);
  const order = orderOf(waiting, sizes, draw, sheet);
  const starts = startsFrom(startTime, { interval, startHoles, taken: present });
  // New names continue after those of the present groups.
  const first = nextGroupNumber(present.map(({ name }) => name));
  const groups = (sidesTogether(order, draw.sides ?? []) ?? dealt(order, sizes)).flatMap(
    (playerIds, n) => {
      const { teeTime, startHole } = starts(n);
      const group = { groupId: idOf(drawId, n), name: groupNamed(first + n), teeTime, playerIds };
      return startHole === null ? [group] : [{ ...group, startHole }];
    },
  );
  const replaced = draw.replaces ? groupsIn(sheet, round) : [];
  const drawn = { tournamentId, round, type, seed, startTime, interval, groups };
  return happened(
    ...replaced.map(({ groupId }) => GroupRemoved.make({ tournamentId, groupId })),
    TeeSheetDrawn.make(drawn),
  );
};

const isShuffled = (type: DrawType) => type === "random" || type === "avoid_repeats";

/** The order in which the players fill the groups. */
const orderOf = (
  waiting: ReadonlyArray<PlayerId>,
  sizes: ReadonlyArray<number>,
  { type, seed, round }: DrawTeeSheet,
  { groups }: TeeSheet,
) => {
  if (type === "random") return shuffled(waiting, seed);
  if (type !== "avoid_repeats") return waiting;
  const elsewhere = [...groups.values()].filter((group) => group.round !== round);
  const earlier = elsewhere.map(({ playerIds }) => playerIds);
  return withoutRepeats(waiting, { sizes, earlier, seed });
};

const idOf = (drawId: CommandId, n: number) => GroupId.make(createdIdOf(drawId, n));

const dealt = (order: ReadonlyArray<PlayerId>, sizes: ReadonlyArray<number>) => {
  let from = 0;
  return sizes.map((size) => order.slice(from, (from += size)));
};
