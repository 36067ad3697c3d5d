import { Schema } from "effect";
import { groupSizes } from "../golf/draw/groupSizes.ts";
import { shuffled } from "../golf/draw/shuffled.ts";
import { createdIdOf } from "../shared/derivedIds.ts";
import {
  CommandId,
  GroupId,
  intBetween,
  PlayerId,
  RoundNumber,
  TournamentId,
  WallClock,
} from "../shared/values.ts";
import { TeeSheetEvent } from "./events.ts";
import { GROUP_SIZE, happened } from "./groups.ts";
import { type Group, groupsIn, type TeeSheet } from "./teeSheet.ts";
import { teeTimesFrom } from "./teeTimes.ts";

/** A schema, because a draw waits as a job. */
export const DrawTeeSheet = Schema.Struct({
  tournamentId: TournamentId,
  /** From which the ids of the groups follow. */
  drawId: CommandId,
  round: RoundNumber,
  type: Schema.Literals(["random", "scoring"]),
  /** 32 bits, by which a random draw shuffles; another draw does not use it. */
  seed: Schema.Int,
  startTime: WallClock,
  /** Minutes from one group to the next. */
  interval: intBetween(5, 30),
  /** Those still playing, in the order in which they would tee off if nobody shuffled them. */
  playerIds: Schema.Array(PlayerId),
});
export type DrawTeeSheet = typeof DrawTeeSheet.Type;

/** Groups that are there stay as they are, and keep their tee times. */
export const drawTeeSheet = (draw: DrawTeeSheet, sheet: TeeSheet) => {
  const { tournamentId, drawId, round, type, startTime, interval } = draw;
  const present = groupsIn(sheet, round);
  const grouped = new Set(present.flatMap(({ playerIds }) => playerIds));
  const waiting = draw.playerIds.filter((player) => !grouped.has(player));
  if (waiting.length === 0) return happened();

  const seed = type === "random" ? draw.seed : null;
  const order = seed === null ? waiting : shuffled(waiting, seed);
  const sizes = groupSizes(order.length, GROUP_SIZE);
  const times = teeTimesFrom(startTime, { interval, taken: present.map((group) => group.teeTime) });
  const first = lastNumberOf(present) + 1;
  const groups = dealt(order, sizes).flatMap((playerIds, n) => {
    const teeTime = times(n);
    const groupId = GroupId.make(createdIdOf(drawId, n));
    return { groupId, name: `Group ${first + n}`, teeTime, playerIds };
  });
  const drawn = { tournamentId, round, type, seed, startTime, interval, groups };
  return happened(TeeSheetEvent.cases.TeeSheetDrawn.make(drawn));
};

const dealt = (order: ReadonlyArray<PlayerId>, sizes: ReadonlyArray<number>) => {
  let from = 0;
  return sizes.map((size) => order.slice(from, (from += size)));
};

/** New names go on where those of the present groups end. */
const lastNumberOf = (present: ReadonlyArray<Group>) =>
  present.reduce((last, { name }) => {
    const [, number = "0"] = /^Group (\d{1,6})$/u.exec(name) ?? [];
    return Math.max(last, Number(number));
  }, 0);
