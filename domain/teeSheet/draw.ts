import { Result } from "effect";
import { groupSizes } from "../golf/draw/groupSizes.ts";
import { shuffled } from "../golf/draw/shuffled.ts";
import { createdIdOf } from "../shared/derivedIds.ts";
import { GroupId, type PlayerId } from "../shared/values.ts";
import type { DrawTeeSheet } from "./commands.ts";
import { TeeSheetEvent } from "./events.ts";
import { type Decision, GROUP_SIZE } from "./groups.ts";
import { type Group, groupsIn, type TeeSheet } from "./teeSheet.ts";
import { teeTimesFrom } from "./teeTimes.ts";

/** Groups that are there stay as they are, and keep their tee times (AMB-69). */
export const drawTeeSheet = (command: DrawTeeSheet, sheet: TeeSheet): Decision => {
  const { tournamentId, drawId, round, type, startTime, interval } = command;
  const present = groupsIn(sheet, round);
  const grouped = new Set(present.flatMap(({ playerIds }) => playerIds));
  const waiting = command.playerIds.filter((player) => !grouped.has(player));
  if (waiting.length === 0) return Result.succeed([]);

  const seed = type === "random" ? command.seed : null;
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
  return Result.succeed([TeeSheetEvent.cases.TeeSheetDrawn.make(drawn)]);
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
