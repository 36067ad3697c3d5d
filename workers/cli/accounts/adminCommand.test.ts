import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { anAdministrator, anOrigin } from "../../../application/accounts/examples.ts";
import {
  Administrators,
  type NewAdministrator,
} from "../../../application/ports/Administrators.ts";
import { JobsMemory } from "../../../application/ports/Jobs.memory.ts";
import { SecondFactors } from "../../../application/ports/SecondFactors.ts";
import { Sessions } from "../../../application/ports/Sessions.ts";
import { test as base } from "../import/testing/product.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { commandLine, type Ended, personAnswering, script } from "../testing/commands.ts";
import { registerAdminCommand } from "./adminCommand.ts";
import { registerFactorCommand } from "./factorCommand.ts";

interface Fixtures {
  readonly admin: (person: Terminal, ...args: ReadonlyArray<string>) => Promise<Ended>;
  readonly newAdministrator: (fields?: Partial<NewAdministrator>) => Promise<NewAdministrator>;
}

const test = base.extend<Fixtures>({
  admin: async ({ product }, use) => {
    const run = commandLine((program, person) => {
      registerAdminCommand(program, { runtime: product, maker: product }, person);
      const withQueue: Parameters<typeof registerFactorCommand>[1] = {
        runPromise: (effect, options) =>
          product.runPromise(Effect.provide(effect, JobsMemory), options),
      };
      registerFactorCommand(program, withQueue, person);
    });
    await use((person, ...args) => run(person, "admin", ...args));
  },
  newAdministrator: async ({ product }, use) =>
    use(async (fields) => {
      const administrator = anAdministrator(fields);
      await product.runPromise(
        Administrators.use(({ create }) => create(administrator, anOrigin())),
      );
      return administrator;
    }),
});

const signedIn = ({ id }: NewAdministrator) =>
  Effect.gen(function* () {
    const sessions = yield* Sessions;
    const token = yield* sessions.open({ kind: "admin", id }, { remember: false });
    return sessions.find("admin", token);
  });

test("the last super admin is removed only with a separate confirmation", async ({
  admin,
  newAdministrator,
}) => {
  const last = await newAdministrator({ accountType: "super_admin" });
  const refused = { code: 1, output: ["Say also --even-last: it is the last super admin."] };
  expect(await admin(script, "remove", last.id)).toEqual(refused);
  expect(await admin(script, "remove", last.id, "--yes")).toEqual(refused);
  const questions: Array<string> = [];
  expect((await admin(personAnswering("no", questions), "remove", last.id, "--yes")).code).toBe(1);
  expect(questions).toEqual([
    `Olga Organiser (${last.email}) is the last super admin. Remove this account all the same? (yes or no)`,
  ]);
  const other = await newAdministrator({ accountType: "super_admin" });
  expect((await admin(script, "remove", other.id, "--yes")).code).toBe(0);
  // An event admin cannot replace the last super admin.
  await newAdministrator();
  expect(await admin(script, "remove", last.id, "--yes")).toEqual(refused);
  expect(await admin(script, "remove", last.id, "--even-last")).toEqual({
    code: 0,
    output: [`Removed Olga Organiser (${last.email}), who can sign in no more.`],
  });
});

test("a removed administrator is signed out, and can be restored", async ({
  product,
  admin,
  newAdministrator,
}) => {
  const olga = await newAdministrator();
  const sessionOwner = await product.runPromise(signedIn(olga));
  expect(await admin(script, "remove", olga.email)).toEqual({
    code: 1,
    output: ["Say also --yes."],
  });
  expect((await admin(personAnswering("yes"), "remove", olga.email.toUpperCase())).code).toBe(0);
  expect(await product.runPromise(sessionOwner)).toBeNull();
  expect((await admin(script, "list")).output.join("\n")).not.toContain(olga.email);
  const { output } = await admin(script, "list", "--all", "--json");
  expect(JSON.parse(output[0] ?? "")).toContainEqual(
    expect.objectContaining({ id: olga.id, accountType: "event_admin", isRemoved: true }),
  );
  expect(await admin(script, "restore", olga.id)).toEqual({
    code: 0,
    output: [`Restored Olga Organiser (${olga.email}), who signs in as before.`],
  });
  expect((await admin(script, "list")).output.join("\n")).toContain(`${olga.email}\tevent_admin`);
});

test("a new password ends the sessions with the old one", async ({
  product,
  admin,
  newAdministrator,
}) => {
  const olga = await newAdministrator();
  const sessionOwner = await product.runPromise(signedIn(olga));
  const reset = ["reset-password", olga.id, "--password", "links-and-sand"];
  expect((await admin(script, ...reset)).code).toBe(0);
  expect(await product.runPromise(sessionOwner)).toBeNull();
  const found = await product.runPromise(
    Administrators.use(({ byEmailForSignIn }) => byEmailForSignIn(olga.email)),
  );
  expect(found?.passwordHash).not.toBe(olga.passwordHash);
});

const turnOn = ({ id }: NewAdministrator) =>
  Effect.gen(function* () {
    const factors = yield* SecondFactors;
    const sealedSecret = new Uint8Array([7]);
    yield* factors.begin(id, sealedSecret);
    const on = { sealedSecret, step: 1, recoveryCodes: ["A", "B"], kept: null };
    yield* factors.turnOn(id, on, anOrigin());
  });

test("the second factor of an administrator is removed after a question, and the sessions end", async ({
  product,
  database,
  admin,
  newAdministrator,
}) => {
  const olga = await newAdministrator();
  const word = "remove-second-factor";
  const name = `Olga Organiser (${olga.email})`;
  expect(await admin(script, word, olga.email, "--yes")).toEqual({
    code: 1,
    output: [`${name} has no second factor.`],
  });
  await product.runPromise(turnOn(olga));
  const sessionOwner = await product.runPromise(signedIn(olga));
  expect(await admin(script, word, olga.id)).toEqual({ code: 1, output: ["Say also --yes."] });
  expect(await admin(script, word, olga.id, "--yes")).toEqual({
    code: 0,
    output: [`${name} has no second factor any more, and is signed out.`],
  });
  expect(await product.runPromise(sessionOwner)).toBeNull();
  const audit = database.reference
    .selectFrom("audit")
    .select(["action", "actorKind", "before", "after"])
    .where("rowId", "=", olga.id)
    .where("tableName", "=", "second_factors");
  const nothing = { actorKind: "cli", before: null, after: null };
  expect(await audit.orderBy("id").execute()).toEqual([
    { action: "turned on", ...nothing },
    { action: "removed", ...nothing },
  ]);
});

test("an unknown administrator is refused in one sentence", async ({ admin }) => {
  const nobody = randomUUID();
  for (const word of ["remove", "restore", "reset-password", "remove-second-factor"]) {
    expect(await admin(script, word, nobody)).toEqual({
      code: 1,
      output: [`There is no administrator ${nobody}: golf admin list --all shows them.`],
    });
  }
});
