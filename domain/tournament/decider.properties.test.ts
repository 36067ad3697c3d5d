import { Result, Schema, Struct } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { settings, tournamentCommand, wallClock } from "../testing/arbitraries.ts";
import type { TournamentCommand } from "../testing/commands.ts";
import { tournamentDecider } from "../testing/commands.ts";
import { TournamentEvent } from "./events.ts";
import { create, followSchedule } from "./examples.ts";
import { dayOf } from "./status.ts";
import type { CreatedTournament, Tournament } from "./tournament.ts";

const { decide, evolve, initialState } = tournamentDecider;

const accepted = (next: TournamentCommand, state: Tournament): ReadonlyArray<TournamentEvent> =>
  Result.getOrElse(decide(next, state), () => []);

const fold = (events: ReadonlyArray<TournamentEvent>, from = initialState) =>
  events.reduce(evolve, from);

const run = (all: ReadonlyArray<TournamentCommand>) =>
  all.reduce<ReadonlyArray<TournamentEvent>>(
    (history, next) => [...history, ...accepted(next, fold(history))],
    [],
  );

const createdAs = (state: Tournament): CreatedTournament | undefined =>
  state.existence === "Created" ? state : undefined;

/** A tournament is created, and then any commands are sent to it. */
const commands = fc
  .tuple(settings, fc.array(tournamentCommand, { maxLength: 15, size: "max" }))
  .map(([chosen, later]) => [create(chosen), ...later]);

test("every kind of event occurs in some random run", () => {
  const runs = fc.sample(commands.map(run), { numRuns: 100, seed: 1 });
  const seen = new Set(runs.flat().map(({ _tag }) => _tag));
  expect([...seen].toSorted()).toEqual(Object.keys(TournamentEvent.cases).toSorted());
});

test("no tournament ends on a day before its start", () => {
  fc.assert(
    fc.property(commands, (all) => {
      const { startDate = null, endDate = null } = createdAs(fold(run(all)))?.settings ?? {};
      const inOrder = startDate === null || endDate === null || dayOf(startDate) <= dayOf(endDate);
      expect(inOrder).toBe(true);
    }),
  );
});

test("a repeated command writes nothing", () => {
  fc.assert(
    fc.property(commands, tournamentCommand, (all, last) => {
      expect(accepted(last, fold(run([...all, last])))).toEqual([]);
    }),
  );
});

test("every event changes the state", () => {
  const shown = (state: Tournament) => {
    const created = createdAs(state);
    return created && Struct.omit(created, ["revision", "lastEdit"]);
  };
  fc.assert(
    fc.property(commands, (all) => {
      run(all).reduce((before, event) => {
        const after = evolve(before, event);
        expect(shown(after)).not.toEqual(shown(before));
        return after;
      }, initialState);
    }),
  );
});

test("the revision of the state is the revision of the stream", () => {
  fc.assert(
    fc.property(commands, (all) => {
      const history = run(all);
      expect(createdAs(fold(history))?.revision).toBe(history.length - 1);
    }),
  );
});

test("the clock only moves the status forward, and moving it twice changes nothing more", () => {
  const order = ["upcoming", "active", "completed"];
  fc.assert(
    fc.property(commands, wallClock, (all, today) => {
      const state = fold(run(all));
      const steps = accepted(followSchedule(today), state);
      const forward = steps.map((event) =>
        event._tag === "TournamentStatusChanged"
          ? order.indexOf(event.to) - order.indexOf(event.from)
          : 0,
      );
      expect(forward).toEqual(steps.map(() => 1));
      expect(accepted(followSchedule(today), fold(steps, state))).toEqual([]);
    }),
  );
});

test("folding a history in two parts gives the same state as folding it at once", () => {
  fc.assert(
    fc.property(commands, fc.nat({ max: 20 }), (all, cut) => {
      const history = run(all);
      const early = fold(history.slice(0, cut));
      expect(fold(history.slice(cut), early)).toEqual(fold(history));
    }),
  );
});

test("every accepted event is unchanged after encoding and decoding", () => {
  const json = Schema.fromJsonString(TournamentEvent);
  const encode = Schema.encodeSync(json);
  const decode = Schema.decodeSync(json);
  fc.assert(
    fc.property(commands, (all) => {
      for (const event of run(all)) expect(decode(encode(event))).toEqual(event);
    }),
  );
});
