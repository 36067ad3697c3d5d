import { Effect, Layer, ManagedRuntime } from "effect";
import type { FastifyInstance } from "fastify";
import { anAdministrator, anOrigin, aPlayer } from "../../../application/accounts/examples.ts";
import {
  Administrators,
  type NewAdministrator,
} from "../../../application/ports/Administrators.ts";
import { Health } from "../../../application/ports/Health.ts";
import { JobsMemory } from "../../../application/ports/Jobs.memory.ts";
import { type NewPlayer, Players } from "../../../application/ports/Players.ts";
import { type SessionOwner, Sessions } from "../../../application/ports/Sessions.ts";
import type { AdministratorId, PlayerId } from "../../../domain/shared/values.ts";
import { oneTimeCodesWith } from "../../../infrastructure/accounts/secondFactor/oneTimeCodes.ts";
import { organiserClockIn } from "../../../infrastructure/clock/organiserClock.ts";
import { noCourseFinder } from "../../../infrastructure/courses/finder/courseFinder.ts";
import {
  caughtUp,
  chosenEventStore,
} from "../../../infrastructure/eventStore/testing/chosenEventStore.ts";
import { productOn } from "../../../infrastructure/host/product.ts";
import type { Database } from "../../../infrastructure/postgres/database.ts";
import { test as base } from "../../../infrastructure/postgres/testing/database.ts";
import { noSummaryWriter } from "../../../infrastructure/summary/summaryWriter.ts";
import { backgroundJobs } from "../../../workers/jobs/backgroundJobs.ts";
import { processors } from "../../../workers/jobs/processors.ts";
import { projector } from "../../../workers/projector/projector.ts";
import { buildApp } from "../app.ts";
import { type Browser, browserOf } from "./browser.ts";
import { cookieWith } from "./cookies.ts";
import { mailerInMemory } from "./mailbox.ts";
import { testOptions } from "./options.ts";
import { pusherInMemory } from "./phoneScreen.ts";

const answers = { status: "ok", eventStore: "ok", database: "ok", queue: "ok" } as const;
const { version } = testOptions;
const health = Layer.succeed(Health, {
  report: Effect.succeed({ ...answers, version, isComplete: true, projections: [] }),
});

const jobs = backgroundJobs({ followSchedules: Effect.void, processors });

const codes = oneTimeCodesWith({ secret: testOptions.sessionSecret, issuer: "Wicked Golf" });

export const makeRuntime = (database: Database, pusher = pusherInMemory) =>
  ManagedRuntime.make(
    Layer.mergeAll(projector, health, jobs).pipe(
      Layer.provideMerge(
        Layer.mergeAll(JobsMemory, noSummaryWriter, noCourseFinder, mailerInMemory, pusher, codes),
      ),
      Layer.provideMerge(productOn(database, chosenEventStore(database))),
      Layer.provideMerge(organiserClockIn("UTC")),
    ),
  );

export interface SignedIn<Id> extends Browser {
  readonly id: Id;
}

interface Fixtures {
  /** The whole product behind HTTP, with a projector, on the database of the file. */
  readonly runtime: ReturnType<typeof makeRuntime>;
  readonly app: FastifyInstance;
  readonly visitor: Browser;
  /** A new player, signed in with a session of the database. */
  readonly newPlayer: (fields?: Partial<NewPlayer>) => Promise<SignedIn<PlayerId>>;
  readonly newAdmin: (fields?: Partial<NewAdministrator>) => Promise<SignedIn<AdministratorId>>;
}

export const test = base.extend<Fixtures>({
  runtime: [
    async ({ database }, use) => {
      const runtime = makeRuntime(database);
      await runtime.runPromise(caughtUp);
      await use(runtime);
      await runtime.dispose();
    },
    { scope: "file" },
  ],
  app: [
    async ({ runtime }, use) => {
      const app = await buildApp(runtime, testOptions);
      await use(app);
      await app.close();
    },
    { scope: "file" },
  ],
  visitor: async ({ app }, use) => use(browserOf(app)),
  newPlayer: async ({ app, runtime }, use) =>
    use(async (fields) => {
      const { id, ...rest } = aPlayer(fields);
      const create = Players.use((players) => players.create({ id, ...rest }, anOrigin()));
      await runtime.runPromise(create);
      return { id, ...(await signedIn(app, runtime, { kind: "player", id })) };
    }),
  newAdmin: async ({ app, runtime }, use) =>
    use(async (fields) => {
      const { id, ...rest } = anAdministrator(fields);
      const create = Administrators.use((port) => port.create({ id, ...rest }, anOrigin()));
      await runtime.runPromise(create);
      return { id, ...(await signedIn(app, runtime, { kind: "admin", id })) };
    }),
});

const signedIn = async (
  app: FastifyInstance,
  runtime: Fixtures["runtime"],
  owner: SessionOwner,
) => {
  const open = Sessions.use((sessions) => sessions.open(owner, { remember: false }));
  return browserOf(app, cookieWith(app, owner.kind, await runtime.runPromise(open)));
};
