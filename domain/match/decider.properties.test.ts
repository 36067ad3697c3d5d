import { Result, Schema } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { matchCommand } from "../testing/arbitraries/matches.ts";
import type { MatchCommand } from "../testing/commands.ts";
import { matchDecider } from "../testing/commands.ts";
import { MatchEvent } from "./events.ts";
import { anaBen, benAna } from "./examples.ts";
import type { Match } from "./match.ts";

const { decide, evolve, initialState } = matchDecider;

const accepted = (command: MatchCommand, match: Match): ReadonlyArray<MatchEvent> =>
  Result.getOrElse(decide(command, match), () => []);

const fold = (events: ReadonlyArray<MatchEvent>, from = initialState) =>
  events.reduce(evolve, from);

const run = (commands: ReadonlyArray<MatchCommand>) =>
  commands.reduce<ReadonlyArray<MatchEvent>>(
    (history, command) => [...history, ...accepted(command, fold(history))],
    [],
  );

/** Any command to one match, with the players in either order. */
const command = matchCommand(fc.constantFrom(anaBen, benAna));
const commands = fc.array(command, { maxLength: 15, size: "max" });

test("every kind of event occurs in some random run", () => {
  const seen = new Set(
    fc
      .sample(commands.map(run), { numRuns: 50, seed: 1 })
      .flatMap((events) => events.map(({ _tag }) => _tag)),
  );
  expect([...seen].toSorted()).toEqual(Object.keys(MatchEvent.cases).toSorted());
});

test("after an administrator decided a match, only an administrator decides it again", () => {
  fc.assert(
    fc.property(commands, (all) => {
      const byAdmin = run(all).map((event) => "decidedBy" in event && event.decidedBy === "admin");
      const first = byAdmin.indexOf(true);
      expect(first < 0 ? [] : byAdmin.slice(first).filter((by) => !by)).toEqual([]);
    }),
  );
});

test("all events of an arranged match name the same player first", () => {
  fc.assert(
    fc.property(commands, (all) => {
      const history = run(all);
      const since = history.findIndex(({ _tag }) => _tag === "MatchArranged");
      const sides = history
        .slice(Math.max(since, 0))
        .flatMap((event) => (since >= 0 && "playerId" in event ? [event.playerId] : []));
      expect(new Set(sides).size).toBeLessThanOrEqual(1);
    }),
  );
});

test("a repeated command writes nothing", () => {
  fc.assert(
    fc.property(commands, command, (all, last) => {
      expect(accepted(last, fold(run([...all, last])))).toEqual([]);
    }),
  );
});

test("every accepted event is unchanged after encoding and decoding", () => {
  const json = Schema.fromJsonString(MatchEvent);
  const encode = Schema.encodeSync(json);
  const decode = Schema.decodeSync(json);
  fc.assert(
    fc.property(commands, (all) => {
      for (const event of run(all)) expect(decode(encode(event))).toEqual(event);
    }),
  );
});
