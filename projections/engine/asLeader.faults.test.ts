import { Deferred, Effect, Fiber, Logger, Queue } from "effect";
import { sql } from "kysely";
import { expect } from "vitest";
import { connect } from "../../infrastructure/postgres/database.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { openLineTo } from "../../web/server/faults/testing/databaseProxy.ts";
import { asLeader, isLed } from "./asLeader.ts";
import { readCheckpoints } from "./checkpoint.ts";
import { query, ReadDb } from "./readDb.ts";

test("one of several processes leads; when it ends, another one takes over", ({ run }) =>
  run(
    Effect.gen(function* () {
      let leading = 0;
      const work = Effect.gen(function* () {
        leading += 1;
        yield* Effect.repeat(readCheckpoints, { times: 5 });
        expect(leading).toBe(1);
        leading -= 1;
      });
      yield* Effect.all([asLeader(work), asLeader(work)], { concurrency: "unbounded" });
    }),
  ));

test("after an interruption of the leader the next process leads", ({ run }) =>
  run(
    Effect.gen(function* () {
      const leads = yield* Deferred.make<void>();
      const first = yield* Effect.forkChild(
        asLeader(Effect.andThen(Deferred.succeed(leads, undefined), Effect.never)),
      );
      yield* Deferred.await(leads);
      expect(yield* isLed).toBe(true);
      yield* Fiber.interrupt(first);
      expect(yield* isLed).toBe(false);
      expect(yield* asLeader(Effect.succeed("mine"))).toBe("mine");
    }),
  ));

const cutLeadersConnection = query((db) =>
  sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(db),
);

test("a leader without a connection stops within seconds, and can lead again later", async ({
  database,
}) => {
  const line = await openLineTo(database.url);
  const there = connect(line.url);
  await Effect.gen(function* () {
    const states = yield* Queue.unbounded<string>();
    const work = Queue.offer(states, "leads").pipe(
      Effect.andThen(Effect.never),
      Effect.ensuring(Queue.offer(states, "stopped")),
    );
    const leader = yield* Effect.forkChild(asLeader(work));
    expect(yield* Queue.take(states)).toBe("leads");
    line.fallSilent();
    expect(yield* Queue.take(states)).toBe("stopped");
    line.speakAgain();
    expect(yield* Queue.take(states)).toBe("leads");
    yield* Fiber.interrupt(leader);
  }).pipe(Effect.provideService(ReadDb, there.read), Effect.runPromise);
  await there.close();
  await line.close();
}, 60_000);

test("a leader that loses its connection stops, and needs a new election", ({ run }) =>
  run(
    Effect.gen(function* () {
      const states = yield* Queue.unbounded<string>();
      const lines: Array<string> = [];
      const logger = Logger.make<unknown, void>(({ logLevel, message }) => {
        lines.push(`${logLevel} ${String([message].flat()[0])}`);
      });
      const work = Queue.offer(states, "leads").pipe(
        Effect.andThen(Effect.never),
        Effect.ensuring(Queue.offer(states, "stopped")),
      );
      const leader = yield* Effect.forkChild(
        asLeader(work).pipe(Effect.provide(Logger.layer([logger]))),
      );
      expect(yield* Queue.take(states)).toBe("leads");
      yield* cutLeadersConnection;
      expect(yield* Queue.take(states)).toBe("stopped");
      expect(yield* Queue.take(states)).toBe("leads");
      yield* Fiber.interrupt(leader);
      expect(lines).toEqual([
        "Error the election of a leader waits",
        "Info the election of a leader goes on",
      ]);
    }),
  ));
