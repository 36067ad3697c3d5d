import { Result, Schema } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { teamCommand } from "../testing/arbitraries.ts";
import type { TeamCommand } from "../testing/commands.ts";
import { teamsDecider } from "../testing/commands.ts";
import { TeamEvent } from "./events.ts";
import type { Teams } from "./teams.ts";

const { decide, evolve, initialState } = teamsDecider;

const accepted = (command: TeamCommand, state: Teams) =>
  Result.getOrElse(decide(command, state), () => []);

const fold = (events: ReadonlyArray<TeamEvent>) => events.reduce(evolve, initialState);

const historyOf = (commands: ReadonlyArray<TeamCommand>) => {
  const history: Array<TeamEvent> = [];
  for (const command of commands) history.push(...accepted(command, fold(history)));
  return history;
};

const commands = fc.array(teamCommand, { maxLength: 30 });
const anyHistory = commands.map(historyOf);

test("every kind of event occurs in some random history", () => {
  const seen = fc.sample(anyHistory, { numRuns: 200, seed: 1 }).flat();
  expect(new Set(seen.map(({ _tag }) => _tag))).toEqual(new Set(Object.keys(TeamEvent.cases)));
});

test("a pair has two players and a team two to five, all of them different", () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      for (const { kind, playerIds } of fold(history).values()) {
        expect(new Set(playerIds).size).toBe(playerIds.length);
        const [least, most] = kind === "pair" ? [2, 2] : [2, 5];
        expect(playerIds.length).toBeGreaterThanOrEqual(least);
        expect(playerIds.length).toBeLessThanOrEqual(most);
      }
    }),
  );
});

test("a repeated command writes nothing", () => {
  fc.assert(
    fc.property(commands, teamCommand, (all, last) => {
      expect(accepted(last, fold(historyOf([...all, last])))).toEqual([]);
    }),
  );
});

test("every accepted event is unchanged after encoding and decoding", () => {
  const json = Schema.fromJsonString(TeamEvent);
  const encode = Schema.encodeSync(json);
  const decode = Schema.decodeSync(json);
  fc.assert(
    fc.property(anyHistory, (history) => {
      for (const event of history) expect(decode(encode(event))).toEqual(event);
    }),
  );
});
