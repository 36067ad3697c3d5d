import { HashMap, Result, Schema } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPlayer, fieldCommand } from "../testing/arbitraries.ts";
import type { FieldCommand } from "../testing/commands.ts";
import { fieldDecider } from "../testing/commands.ts";
import { FieldEvent } from "./events.ts";
import { type CutMade, entryOf, type Field } from "./field.ts";

const { decide, evolve, initialState } = fieldDecider;

const commands = fc.array(fieldCommand, { maxLength: 60, size: "max" });

const accepted = (next: FieldCommand, state: Field) =>
  Result.getOrElse(decide(next, state), () => []);

const fold = (events: ReadonlyArray<FieldEvent>, from = initialState) =>
  events.reduce(evolve, from);

/** Every command, the field before it, and its outcome. */
const run = (all: ReadonlyArray<FieldCommand>) => {
  let state = initialState;
  return all.map((command) => {
    const before = state;
    const events = accepted(command, before);
    state = fold(events, before);
    return { command, before, events, after: state };
  });
};

const anyRun = commands.map(run);
const historyOf = (steps: ReturnType<typeof run>) => steps.flatMap(({ events }) => events);

const entriesOf = ({ entries }: Field) => [...HashMap.entries(entries)];
const withStatus = (field: Field, wanted: string) =>
  entriesOf(field).flatMap(([player, { status }]) => (status === wanted ? [player] : []));

// Properties over histories prove nothing about events that never occur in them.
test("every kind of event occurs in some random run", () => {
  const runs = fc.sample(anyRun, { numRuns: 900, seed: 1 });
  const seen = new Set(runs.flatMap(historyOf).map(({ _tag }) => _tag));
  expect([...seen].toSorted()).toEqual(Object.keys(FieldEvent.cases).toSorted());
});

test("players never take more places than there are", () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      const tooMany = steps.filter(({ command, events, after }) => {
        if (command._tag !== "RegisterPlayer") return false;
        const { maxParticipants } = command.terms;
        const hasPlace = events.some(FieldEvent.guards.PlayerRegistered);
        return hasPlace && maxParticipants > 0 && after.registered > maxParticipants;
      });
      expect(tooMany).toEqual([]);
    }),
  );
});

test("a player who registers never overtakes the waitlist", () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      const overtaking = steps.filter(({ command, before, events }) => {
        if (command._tag !== "RegisterPlayer") return false;
        const isLimited = command.terms.maxParticipants > 0;
        const hasPlace = events.some(FieldEvent.guards.PlayerRegistered);
        return isLimited && hasPlace && before.waitlist.length > 0;
      });
      expect(overtaking).toEqual([]);
    }),
  );
});

test("the waitlist holds each waiting player once, and every taken place is counted", () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      for (const { after } of steps) {
        expect(after.waitlist.toSorted()).toEqual(withStatus(after, "waitlist").toSorted());
        expect(after.registered).toBe(withStatus(after, "registered").length);
      }
    }),
  );
});

test("the waitlist has the order in which its players last joined it", () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      const history = historyOf(steps);
      const cameLast = (player: string) =>
        history.findLastIndex((e) => e._tag === "PlayerWaitlisted" && e.playerId === player);
      const { waitlist } = fold(history);
      expect(waitlist).toEqual(waitlist.toSorted((a, b) => cameLast(a) - cameLast(b)));
    }),
  );
});

test("only the first players on the waitlist move up without an administrator, and only before the start", () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      for (const { command, before, events } of steps) {
        const movedUp = events.flatMap((event) =>
          event._tag === "PlayerPromoted" && event.cause !== "accepted" ? [event.playerId] : [],
        );
        const isUpcoming = "terms" in command && command.terms.status === "upcoming";
        expect(isUpcoming || movedUp.length === 0).toBe(true);
        const leaver = "playerId" in command ? command.playerId : undefined;
        const line = before.waitlist.filter((player) => player !== leaver);
        expect(movedUp).toEqual(line.slice(0, movedUp.length));
      }
    }),
  );
});

test("promotions never fill more places than there are", () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      const tooMany = steps.filter(({ command, events, after }) => {
        if (!("terms" in command) || command.terms.maxParticipants === 0) return false;
        const movedUp = events.some((e) => e._tag === "PlayerPromoted" && e.cause !== "accepted");
        return movedUp && after.registered > command.terms.maxParticipants;
      });
      expect(tooMany).toEqual([]);
    }),
  );
});

test("a repeated command writes nothing", () => {
  fc.assert(
    fc.property(commands, fieldCommand, (all, last) => {
      const history = historyOf(run([...all, last]));
      expect(accepted(last, fold(history))).toEqual([]);
    }),
  );
});

test("payments and refunds of a player take turns", () => {
  fc.assert(
    fc.property(anyRun, anyPlayer, (steps, player) => {
      const money = historyOf(steps)
        .filter(FieldEvent.isAnyOf(["PaymentRecorded", "PaymentRefunded"]))
        .filter(({ playerId }) => playerId === player)
        .map(({ _tag }) => (_tag === "PaymentRecorded" ? "+" : "-"));
      expect(money.join("")).toMatch(/^(\+-)*\+?$/u);
    }),
  );
});

test("after a cut nobody plays on whom the cut does not name", () => {
  const unnamed = ({ playerIds }: CutMade, after: Field) =>
    withStatus(after, "registered")
      .filter((player) => entryOf(after, player)?.play.status === "playing")
      .filter((player) => !playerIds.includes(player));
  fc.assert(
    fc.property(anyRun, (steps) => {
      const strays = steps.flatMap(({ events, after }) =>
        events.flatMap((event) => (event._tag === "CutMade" ? unnamed(event, after) : [])),
      );
      expect(strays).toEqual([]);
    }),
  );
});

test("folding a history in two parts gives the same state as folding it at once", () => {
  fc.assert(
    fc.property(anyRun, fc.nat({ max: 60 }), (steps, cut) => {
      const history = historyOf(steps);
      const resumed = fold(history.slice(cut), fold(history.slice(0, cut)));
      const plain = (field: Field) => ({ ...field, entries: new Map(field.entries) });
      expect(plain(resumed)).toEqual(plain(fold(history)));
    }),
  );
});

test("every accepted event is unchanged after encoding and decoding", () => {
  const json = Schema.fromJsonString(FieldEvent);
  const encode = Schema.encodeSync(json);
  const decode = Schema.decodeSync(json);
  fc.assert(
    fc.property(anyRun, (steps) => {
      for (const event of historyOf(steps)) expect(decode(encode(event))).toEqual(event);
    }),
  );
});

test("receipts count the payments, each once and without a gap", () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      const receipts = historyOf(steps).flatMap((event) =>
        event._tag === "PaymentRecorded" ? [event.receipt] : [],
      );
      expect(receipts).toEqual(receipts.map((_, index) => index + 1));
      const last = steps.at(-1)?.after.receipts ?? 0;
      expect(last).toBe(receipts.length);
    }),
  );
});

test("a refund pays back what its receipt says, and nothing twice", () => {
  fc.assert(
    fc.property(anyRun, (steps) => {
      const open = new Map<number, number>();
      for (const event of historyOf(steps)) {
        if (event._tag === "PaymentRecorded") open.set(event.receipt ?? 0, event.amount);
        if (event._tag !== "PaymentRefunded") continue;
        expect(open.get(event.receipt ?? 0)).toBe(event.amount);
        open.delete(event.receipt ?? 0);
      }
    }),
  );
});
