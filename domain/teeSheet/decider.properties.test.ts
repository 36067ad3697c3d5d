import { Result, Schema } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { teeSheetCommand, teeSheetDraw } from "../testing/arbitraries.ts";
import type { TeeSheetCommand } from "../testing/commands.ts";
import { teeSheetDecider } from "../testing/commands.ts";
import { TeeSheetEvent } from "./events.ts";
import { groupsIn, type TeeSheet } from "./teeSheet.ts";

const { decide, evolve, initialState } = teeSheetDecider;

const accepted = (command: TeeSheetCommand, state: TeeSheet) =>
  Result.getOrElse(decide(command, state), () => []);

const fold = (events: ReadonlyArray<TeeSheetEvent>, from = initialState) =>
  events.reduce(evolve, from);

const historyOf = (commands: ReadonlyArray<TeeSheetCommand>) => {
  const history: Array<TeeSheetEvent> = [];
  for (const command of commands) history.push(...accepted(command, fold(history)));
  return history;
};

const commands = fc.array(teeSheetCommand, { maxLength: 30, size: "max" });
const anyHistory = commands.map(historyOf);

test("every kind of event occurs in some random history", () => {
  const seen = new Set(
    fc
      .sample(anyHistory, { numRuns: 200, seed: 1 })
      .flat()
      .map((e) => e._tag),
  );
  expect([...seen].toSorted()).toEqual(Object.keys(TeeSheetEvent.cases).toSorted());
});

test("no player has two groups in a round, and no group has more than four players", () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const sheet = fold(history);
      for (const round of new Set([...sheet.groups.values()].map((group) => group.round))) {
        const players = groupsIn(sheet, round).flatMap(({ playerIds }) => playerIds);
        expect(new Set(players).size).toBe(players.length);
      }
      for (const { playerIds } of sheet.groups.values()) {
        expect(playerIds.length).toBeGreaterThan(0);
        expect(playerIds.length).toBeLessThanOrEqual(4);
      }
    }),
  );
});

test("after a draw every player who was to be drawn has a group", () => {
  fc.assert(
    fc.property(anyHistory, teeSheetDraw, (history, command) => {
      const sheet = fold([...history, ...accepted(command, fold(history))]);
      const homeless = command.playerIds.filter(
        (player) =>
          !groupsIn(sheet, command.round).some(({ playerIds }) => playerIds.includes(player)),
      );
      expect(homeless).toEqual([]);
    }),
  );
});

test("a repeated command writes nothing", () => {
  fc.assert(
    fc.property(commands, teeSheetCommand, (all, last) => {
      expect(accepted(last, fold(historyOf([...all, last])))).toEqual([]);
    }),
  );
});

test("folding a history in two parts gives the same state as folding it at once", () => {
  fc.assert(
    fc.property(anyHistory, fc.nat({ max: 30 }), (history, cut) => {
      expect(fold(history.slice(cut), fold(history.slice(0, cut)))).toEqual(fold(history));
    }),
  );
});

test("every accepted event is unchanged after encoding and decoding", () => {
  const json = Schema.fromJsonString(TeeSheetEvent);
  const encode = Schema.encodeSync(json);
  const decode = Schema.decodeSync(json);
  fc.assert(
    fc.property(anyHistory, (history) => {
      for (const event of history) expect(decode(encode(event))).toEqual(event);
    }),
  );
});
