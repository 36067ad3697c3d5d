import { Command } from "commander";
import { Array, ConfigProvider, Effect, Stream } from "effect";
import pg from "pg";
import { onTestFinished, vi } from "vitest";
import { EventLog } from "../../../../application/ports/EventLog.ts";
import { EventStore, type NewEvent } from "../../../../application/ports/EventStore.ts";
import { Position, type Recorded } from "../../../../domain/shared/recorded.ts";
import { isCopyAddress } from "../../../../infrastructure/eventStore/copying/copyAddress.ts";
import { openCopy } from "../../../../infrastructure/eventStore/copying/openCopy.ts";
import {
  type FakeEventStoreDb,
  startFakeEventStoreDb,
} from "../../../../infrastructure/eventStore/eventStoreDb/testing/fake/server.ts";
import { anEvent, aStream } from "../../../../infrastructure/eventStore/testing/promises.ts";
import { storeAt } from "../../../../infrastructure/eventStore/testing/underLoad/load.ts";
import { sentenceFor } from "../../../../infrastructure/failures/sentenceFor.ts";
import {
  test as base,
  createDatabase,
} from "../../../../infrastructure/postgres/testing/database.ts";
import { runGolf } from "../../golf.ts";
import { registerCopyCommand } from "../copyCommand.ts";

interface Ended {
  readonly code: number;
  /** The printed output, or the sentence of a failure. */
  readonly output: string;
}

interface Fixtures {
  readonly server: FakeEventStoreDb;
  /** Two databases of the product. */
  readonly first: string;
  readonly second: string;
  readonly copyEvents: (...args: ReadonlyArray<string>) => Promise<Ended>;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  server: async ({}, use) => {
    const server = await startFakeEventStoreDb();
    await use(server);
    await server.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  first: async ({}, use) => {
    const { url, drop } = await createDatabase();
    await use(url);
    await drop();
  },
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  second: async ({}, use) => {
    const { url, drop } = await createDatabase();
    await use(url);
    await drop();
  },
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  copyEvents: async ({}, use) =>
    use(async (...args) => {
      let output = "";
      const writeErr = (text: string) => {
        output += text;
      };
      const program = new Command("golf").exitOverride().configureOutput({ writeErr });
      registerCopyCommand(program, {
        open: (ends) =>
          Effect.suspend(() => {
            const opened = openCopy(ends, { program: "golf copy-events", kind: "tool" });
            // The present settings, because Effect keeps those that it has read first.
            return Effect.provide(opened, ConfigProvider.layer(ConfigProvider.fromEnv()));
          }),
        isAddress: isCopyAddress,
      });
      const log = vi.spyOn(console, "log").mockImplementation((line) => writeErr(`${line}`));
      const code = await runGolf(program, ["copy-events", ...args]).catch((error: unknown) => {
        output += sentenceFor(error);
        return 1;
      });
      log.mockRestore();
      return { code, output };
    }),
});

const placeOf = (url: string) => ({
  kind: url.startsWith("esdb") ? ("eventstoredb" as const) : ("postgres" as const),
  url,
});

/** Events in alternating streams. */
export const fill = (url: string, { streams, rounds }: { streams: number; rounds: number }) =>
  Effect.gen(function* () {
    const { append } = yield* EventStore;
    const names = Array.makeBy(streams, aStream);
    for (let round = 0; round < rounds; round++) {
      yield* Effect.forEach(
        names,
        (name, n) =>
          append(name, [anEvent(`${n}`), anEvent("ä€\u2028")], round === 0 ? null : 2 * round - 1),
        { concurrency: "unbounded" },
      );
    }
  }).pipe(Effect.provide(storeAt(placeOf(url))), Effect.runPromise);

/** Events in a separate stream, whose name is returned. */
export const fillStream = (url: string, events: ReadonlyArray<NewEvent>) => {
  const stream = aStream();
  return EventStore.use(({ append }) => append(stream, events, null)).pipe(
    Effect.as(stream),
    Effect.provide(storeAt(placeOf(url))),
    Effect.runPromise,
  );
};

export const readAll = (url: string): Promise<ReadonlyArray<Recorded>> =>
  EventLog.use((log) => Stream.runCollect(log.after(Position.make(0)))).pipe(
    Effect.map((pages) => pages.flat()),
    Effect.provide(storeAt(placeOf(url))),
    Effect.runPromise,
  );

/** A database that was not migrated. */
export const createBareDatabase = async () => {
  const { url, drop } = await createDatabase("template0");
  onTestFinished(drop);
  const isBare = async () => {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client
      .query("select to_regclass('event_store.events') as made")
      .finally(() => client.end());
    return rows[0].made === null;
  };
  return { url, isBare };
};
