import { EventEmitter } from "node:events";
import type { EventStoreDBClient, ResolvedEvent } from "@eventstore/db-client";
import { Array, Effect, Fiber, Schedule, type Scope, Stream } from "effect";
import { expect, test } from "vitest";
import { PAGE_SIZE } from "../../../application/ports/EventLog.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { makeEventLog } from "./eventLog.ts";

const { event, metadata } = anEvent("one");

const at = (position: number) =>
  ({
    event: {
      position: { commit: BigInt(position), prepare: BigInt(position) },
      streamId: aStream(),
      revision: 0n,
      created: new Date(),
      type: event._tag,
      data: {},
      metadata,
      id: metadata.eventId,
      isJson: true,
    },
  }) as unknown as ResolvedEvent;

/** So many events that the oldest of them are no longer in memory. */
const more = Array.range(6, 5 + 10 * PAGE_SIZE).map(at);

/** The client of a server whose answers and their times the test chooses. */
const directed = () => {
  let newest = at(5);
  let reads = 0;
  let answered = Promise.resolve();
  const subscriptions: Array<EventEmitter> = [];
  const client = {
    readAll: () => {
      const answer = async function* () {
        reads += 1;
        await answered;
        yield newest;
      };
      return Object.assign(answer(), { cancel: async () => {} });
    },
    subscribeToAll: () => {
      const asIfFlowing = { readableLength: 0, pause: () => {}, resume: () => {} };
      const methods = { ...asIfFlowing, unsubscribe: async () => {} };
      const subscription = Object.assign(new EventEmitter(), methods);
      subscriptions.push(subscription);
      return subscription;
    },
  } as unknown as EventStoreDBClient;

  return {
    client,
    reads: () => reads,
    subscriptions: () => subscriptions.length,
    say: (subscription: number, name: string, what?: ResolvedEvent) =>
      subscriptions[subscription]?.emit(name, what),
    /** Delivers all these events to the first subscription, which follows the log. */
    write: () => {
      for (const one of more) subscriptions[0]?.emit("data", one);
      newest = more.at(-1) ?? newest;
    },
    /** Reads get no answer until the result is called. */
    hold: () => {
      let answer = () => {};
      answered = new Promise((resolve) => {
        answer = resolve;
      });
      return answer;
    },
  };
};

const until = (fact: () => boolean) =>
  Effect.repeat(Effect.void, { until: fact, schedule: Schedule.spaced("1 millis") });

const following = Effect.fnUntraced(function* () {
  const server = directed();
  const log = yield* makeEventLog(server.client);
  yield* Effect.forkScoped(Stream.runDrain(log.appended));
  yield* until(() => server.subscriptions() === 1);
  server.say(0, "confirmation");
  const firstAfter = (position: number) =>
    Effect.forkChild(
      Effect.map(
        Stream.runCollect(log.after(Position.make(position))),
        (pages) => pages.flat().at(0)?.position,
      ),
      { startImmediately: true },
    );
  return { server, firstAfter };
});

const run = <A, E>(program: Effect.Effect<A, E, Scope.Scope>) =>
  Effect.runPromise(Effect.scoped(program));

test("an event that leaves the memory during a check for new events is read from the server", () =>
  run(
    Effect.gen(function* () {
      const { server, firstAfter } = yield* following();
      const answer = server.hold();
      const reads = server.reads();
      const first = yield* firstAfter(5);
      yield* until(() => server.reads() > reads);
      server.write();
      answer();
      yield* until(() => server.subscriptions() === 2 || first.pollUnsafe() !== undefined);
      server.say(1, "data", more[0]);
      server.say(1, "caughtUp");
      expect(yield* Fiber.join(first)).toBe(6);
    }),
  ));

test("an event that leaves the memory during a read of older events is read from the server", () =>
  run(
    Effect.gen(function* () {
      const { server, firstAfter } = yield* following();
      const old = yield* firstAfter(0);
      yield* until(() => server.subscriptions() === 2);
      server.write();
      server.say(1, "data", at(5));
      server.say(1, "caughtUp");
      expect(yield* Fiber.join(old)).toBe(5);

      const first = yield* firstAfter(5);
      yield* until(() => server.subscriptions() === 3 || first.pollUnsafe() !== undefined);
      server.say(2, "data", more[0]);
      server.say(2, "caughtUp");
      expect(yield* Fiber.join(first)).toBe(6);
    }),
  ));
