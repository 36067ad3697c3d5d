import { randomUUID } from "node:crypto";
import { ConfigProvider, Effect } from "effect";
import { expect } from "vitest";
import { anOrigin } from "../../../application/accounts/examples.ts";
import { changeProfile, resetPassword } from "../../../application/accounts/playerAccounts.ts";
import { signUpPlayer } from "../../../application/accounts/signUpPlayer.ts";
import { Passwords } from "../../../application/ports/Passwords.ts";
import { Players } from "../../../application/ports/Players.ts";
import { CommandId } from "../../../domain/shared/values.ts";
import { appConfig } from "../../../infrastructure/config/config.ts";
import { prepareInstallation } from "../../../infrastructure/host/prepareInstallation.ts";
import { test } from "../import/testing/product.ts";
import { demoPeople } from "./demoPeople.ts";
import { demoPassword } from "./demoPlayers.ts";
import { prepareDemo } from "./prepareDemo.ts";
import { DemoIsOpen } from "./publishedPassword.ts";
import { demoContents, removeDemo } from "./removeDemo.ts";

const production = {
  NODE_ENV: "production",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  PUBLIC_URL: "https://golf.example.org",
};
const trial = { SEED: "demo" };
const superAdmin = "super.admin@demo.example";

/** The notes of a start with these settings, and how many passwords it checked. */
const start = (env: Record<string, string>) =>
  Effect.gen(function* () {
    const passwords = yield* Passwords;
    let looks = 0;
    const verify: typeof passwords.verify = (...what) => {
      looks += 1;
      return passwords.verify(...what);
    };
    const prepared = Effect.zipWith(
      prepareInstallation,
      Effect.flatMap(appConfig, prepareDemo),
      (installation, demo) => [...installation, ...demo],
    );
    const notes = yield* prepared.pipe(
      Effect.provideService(Passwords, { ...passwords, verify }),
      Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
    );
    return { notes, looks };
  });

const refusedStart = (env: Record<string, string> = {}) =>
  Effect.flip(start({ ...production, ...env }));

const opens = (first: string, others: number) => new DemoIsOpen({ first, others });

test("production without a demo checks no password, even after a sign-up with an address of the demo", async ({
  product,
}) => {
  const visitor = await product.runPromise(
    signUpPlayer(
      {
        ...{ firstName: "Mara", lastName: "Visitor", phone: "", shirtSize: null, handicap: null },
        ...{ email: "mara.lindqvist@demo.example", password: demoPassword },
        ...{ address: "a test", userAgent: null },
      },
      { commandId: CommandId.make(randomUUID()) },
    ),
  );
  expect(await product.runPromise(start(production))).toEqual({ notes: [], looks: 0 });
  await product.runPromise(Players.use((port) => port.erase(visitor.player.id, anOrigin())));
});

test("production does not start while the published password opens an account of the demo", async ({
  product,
}) => {
  await product.runPromise(start(trial));
  const refused = await product.runPromise(refusedStart());
  expect(refused).toEqual(opens(superAdmin, 25));
  expect(String((refused as DemoIsOpen).message)).toBe(
    "Production does not start with the demo, whose published password still opens " +
      "super.admin@demo.example and 25 more: take it out with `npm run golf -- demo remove`, or give " +
      "production a DATA_DIR or DATABASE_URL of its own.",
  );
});

test.for(["0.0.0.0", "192.168.1.7"])(
  "a start of a trial that others can reach at %s prints a note each time",
  async (HOST, { product }) => {
    for (const env of [trial, { SEED: "none" }]) {
      const { notes } = await product.runPromise(start({ ...env, HOST }));
      expect(notes.at(-1)).toMatch(
        new RegExp(
          `^HOST is ${HOST}, so other computers may reach the demo, .* golf -- demo remove`,
        ),
      );
    }
    const { notes } = await product.runPromise(start({ SEED: "none", HOST: "127.0.0.1" }));
    expect(notes).toEqual([]);
  },
);

test("an account with another password does not count as open, and an account with another address does", async ({
  product,
}) => {
  const { players } = await product.runPromise(demoPeople);
  const [changed, moved] = players;
  if (!changed || !moved) throw new Error("The demo has no players.");
  await product.runPromise(resetPassword(changed.id, "albatross-2", anOrigin()));
  const email = "somebody@club.example";
  await product.runPromise(changeProfile(moved.id, { email }, anOrigin()));
  expect(await product.runPromise(refusedStart())).toEqual(opens(superAdmin, 24));

  const ADMIN_PASSWORD = "second-tee-time";
  const named = { ADMIN_EMAIL: superAdmin, ADMIN_PASSWORD };
  expect(await product.runPromise(refusedStart(named))).toEqual(
    opens("event.admin@demo.example", 23),
  );
});

test("production starts after the demo was removed, unless the settings restore the published password", async ({
  product,
}) => {
  const context = {
    commandId: CommandId.make(randomUUID()),
    correlationId: "a test",
    actor: { kind: "cli", id: "golf" } as const,
    occurredAt: new Date().toISOString(),
  };
  const removing = Effect.flatMap(demoContents, (contents) => removeDemo(contents, context));
  await product.runPromise(removing);
  expect(await product.runPromise(start(production))).toEqual({ notes: [], looks: 0 });
  const exposed = { ...trial, HOST: "0.0.0.0" };
  expect(await product.runPromise(start(exposed))).toMatchObject({ notes: [] });

  const named = { ADMIN_EMAIL: superAdmin, ADMIN_PASSWORD: "second-tee-time" };
  expect(await product.runPromise(start({ ...production, ...named }))).toMatchObject({ notes: [] });
  const published = { ...named, ADMIN_PASSWORD: demoPassword };
  expect(await product.runPromise(refusedStart(published))).toEqual(opens(superAdmin, 0));
});
