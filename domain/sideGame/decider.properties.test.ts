import { Result, Schema } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sideGameCommand } from "../testing/arbitraries/sideGames.ts";
import { asStoredBefore } from "../testing/asStoredBefore.ts";
import type { SideGameCommand } from "../testing/commands.ts";
import { sideGameDecider } from "../testing/commands.ts";
import { SideGameEvent } from "./events.ts";

const { decide, evolve, initialState } = sideGameDecider;

const commands = fc.array(sideGameCommand, { maxLength: 60, size: "max" });

const fold = (events: ReadonlyArray<SideGameEvent>, from = initialState) =>
  events.reduce(evolve, from);

/** Every command with its outcome. */
const run = (all: ReadonlyArray<SideGameCommand>) => {
  let state = initialState;
  return all.map((command) => {
    const events = Result.getOrElse(decide(command, state), (): ReadonlyArray<SideGameEvent> => []);
    state = fold(events, state);
    return { command, events, after: state };
  });
};

const anyRun = commands.map(run);
const historyOf = (steps: ReturnType<typeof run>) => steps.flatMap(({ events }) => events);

// Properties over histories prove nothing about events that never occur in them.
test("every kind of event occurs in some random run", () => {
  const runs = fc.sample(anyRun, { numRuns: 500, seed: 1 });
  const stored = runs.flatMap(historyOf);
  const seen = new Set([...stored, ...stored.map(asStoredBefore)].map(({ _tag }) => _tag));
  expect([...seen].toSorted()).toEqual(Object.keys(SideGameEvent.cases).toSorted());
});

test("nobody joins twice without leaving, and no more players are in a game than there are places", () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      const players = new Set<string>();
      let places = Number.POSITIVE_INFINITY;
      for (const event of historyOf(steps)) {
        if (event._tag === "SideGameCreated") places = event.maxParticipants ?? places;
        if (event._tag === "SideGameLeft") players.delete(event.playerId);
        if (event._tag !== "SideGameJoined") continue;
        expect(players.has(event.playerId)).toBe(false);
        players.add(event.playerId);
        expect(players.size).toBeLessThanOrEqual(places);
      }
    }),
  );
});

/** The players whom an event names. */
const namedIn = (event: SideGameEvent) => {
  if (event._tag === "SideGameSideChosen") return [event.playerId];
  if (event._tag !== "SideGameHoleRecorded") return [];
  const { record } = event;
  return record.kind === "wolf" && record.partnerId !== null
    ? [record.playerId, record.partnerId]
    : [record.playerId];
};

test("every recorded fact is about a player who has joined", () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      const players = new Set<string>();
      const strangers = historyOf(steps).flatMap((event) => {
        if (event._tag === "SideGameJoined") players.add(event.playerId);
        if (event._tag === "SideGameLeft") players.delete(event.playerId);
        return namedIn(event).filter((player) => !players.has(player));
      });
      expect(strangers).toEqual([]);
    }),
  );
});

test("a wolf choice is recorded only when three to five players are in the game", () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      const players = new Set<string>();
      for (const event of historyOf(steps)) {
        if (event._tag === "SideGameJoined") players.add(event.playerId);
        if (event._tag === "SideGameLeft") players.delete(event.playerId);
        if (event._tag !== "SideGameHoleRecorded" || event.record.kind !== "wolf") continue;
        expect(players.size).toBeGreaterThanOrEqual(3);
        expect(players.size).toBeLessThanOrEqual(5);
      }
    }),
  );
});

test("a repeated command writes nothing", () => {
  fc.assert(
    fc.property(commands, sideGameCommand, (all, last) => {
      const state = fold(historyOf(run([...all, last])));
      expect(Result.getOrElse(decide(last, state), () => [])).toEqual([]);
    }),
  );
});

test("folding a history in two parts gives the same state as folding it at once", () => {
  fc.assert(
    fc.property(anyRun, fc.nat({ max: 60 }), (steps, cut) => {
      const history = historyOf(steps);
      const resumed = fold(history.slice(cut), fold(history.slice(0, cut)));
      expect(resumed).toEqual(fold(history));
    }),
  );
});

test("a history with records as older versions stored them gives the same state", () => {
  fc.assert(
    fc.property(anyRun, fc.nat({ max: 60 }), (steps, cut) => {
      const history = historyOf(steps);
      const older = history.map((event, index) => (index < cut ? asStoredBefore(event) : event));
      expect(fold(older)).toEqual(fold(history));
    }),
  );
});

test("every accepted event is unchanged after encoding and decoding, and so it was before", () => {
  const json = Schema.fromJsonString(SideGameEvent);
  const encode = Schema.encodeSync(json);
  const decode = Schema.decodeSync(json);
  fc.assert(
    fc.property(anyRun, (steps) => {
      for (const event of historyOf(steps).flatMap((each) => [each, asStoredBefore(each)])) {
        expect(decode(encode(event))).toEqual(event);
      }
    }),
  );
});
