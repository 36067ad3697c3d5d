import { Console, Effect, Layer, ManagedRuntime } from "effect";
import { EventStoreMemory } from "../../../application/ports/EventStore.memory.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import type { ScorecardEvent } from "../../../domain/scorecard/events.ts";
import { card, metadata, opened, par4, recorded } from "../../../domain/scorecard/examples.ts";
import { streams } from "../../../domain/shared/streams.ts";
import { sentenceFor } from "../../../infrastructure/failures/sentenceFor.ts";
import { referenceData } from "../../../infrastructure/host/referenceData.ts";
import { test as base } from "../../../infrastructure/postgres/testing/database.ts";
import { ProjectionDb, ReadDb } from "../../../projections/engine/readDb.ts";
import { projectionAdmin } from "../../../projections/projectionAdmin.ts";
import { registry } from "../../../projections/registry.ts";
import { freshlyInstalled } from "../../../projections/testing/engine.ts";
import { type GolfServices, golf, runGolf } from "../golf.ts";
import type { Terminal } from "../terminal/terminal.ts";

interface Ended {
  /** The exit code with which main.ts would end the process. */
  readonly code: number;
  readonly sentence?: string;
}

interface Fixtures {
  /** Two tournaments have events, but no read model has applied one. */
  readonly runtime: ManagedRuntime.ManagedRuntime<GolfServices | ProjectionDb, never>;
  /** Appends these events to the card, one after the other. */
  readonly happens: (...events: ReadonlyArray<ScorecardEvent>) => Promise<void>;
  readonly printed: Array<unknown>;
  readonly cli: (...args: ReadonlyArray<string>) => Promise<Ended>;
}

export const stream = streams.scorecard(card);

const happened = Effect.fnUntraced(function* (...events: ReadonlyArray<ScorecardEvent>) {
  const store = yield* EventStore;
  const { revision } = yield* store.read(stream);
  const next = (revision ?? -1) + 1;
  const written = events.map((event, index) => ({ event, metadata: metadata(next + index) }));
  yield* store.append(stream, written, revision);
});

export const nobody: Terminal = {
  isAttached: false,
  input: () => Promise.resolve(""),
  ask: () => Promise.reject(new Error("Nobody is there to answer.")),
};

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  printed: async ({}, use) => use([]),
  runtime: async ({ database, printed }, use) => {
    const recorder = { ...console, log: (line: unknown) => printed.push(line) };
    const storage = Layer.mergeAll(
      EventStoreMemory,
      Layer.succeed(ReadDb, database.read),
      Layer.succeed(ProjectionDb, database.projections),
      Layer.succeed(Console.Console, recorder),
      Layer.orDie(referenceData(database)),
    );
    const runtime = ManagedRuntime.make(Layer.provideMerge(projectionAdmin, storage));
    await runtime.runPromise(freshlyInstalled(...registry));
    await runtime.runPromise(happened(opened, recorded(par4(1))));
    await use(runtime);
    await runtime.dispose();
  },
  happens: async ({ runtime }, use) => use((...events) => runtime.runPromise(happened(...events))),
  cli: async ({ runtime }, use) =>
    use((...args) => {
      const program = golf({ runtime, maker: runtime }, nobody).configureOutput({
        writeOut: () => {},
        writeErr: () => {},
      });
      return runGolf(program, args).then(
        (code) => ({ code }),
        (error: unknown) => ({ code: 1, sentence: sentenceFor(error) }),
      );
    }),
});

export const done = { code: 0 };
