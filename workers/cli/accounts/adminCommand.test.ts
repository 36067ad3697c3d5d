import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { anAdministrator, anOrigin } from "../../../application/accounts/examples.ts";
import {
  Administrators,
  type NewAdministrator,
} from "../../../application/ports/Administrators.ts";
import { Sessions } from "../../../application/ports/Sessions.ts";
import { test as base } from "../import/testing/product.ts";
import type { Terminal } from "../terminal.ts";
import { commandLine, type Ended, personSaying, script } from "../testing/commands.ts";
import { registerAdminCommand } from "./adminCommand.ts";

interface Fixtures {
  readonly admin: (person: Terminal, ...args: ReadonlyArray<string>) => Promise<Ended>;
  readonly hires: (fields?: Partial<NewAdministrator>) => Promise<NewAdministrator>;
}

const test = base.extend<Fixtures>({
  admin: async ({ product }, use) => {
    const run = commandLine((program, person) => registerAdminCommand(program, product, person));
    await use((person, ...args) => run(person, "admin", ...args));
  },
  hires: async ({ product }, use) =>
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

test("the last super admin is removed only by who says so", async ({ admin, hires }) => {
  const last = await hires({ accountType: "super_admin" });
  const refused = { code: 1, said: ["Say also --even-last: it is the last super admin."] };
  expect(await admin(script, "remove", last.id)).toEqual(refused);
  expect(await admin(script, "remove", last.id, "--yes")).toEqual(refused);
  const asked: Array<string> = [];
  expect((await admin(personSaying("no", asked), "remove", last.id, "--yes")).code).toBe(1);
  expect(asked).toEqual([
    `Olga Organiser (${last.email}) is the last super admin. Remove this account all the same? (yes or no)`,
  ]);
  const other = await hires({ accountType: "super_admin" });
  expect((await admin(script, "remove", other.id, "--yes")).code).toBe(0);
  // An event admin cannot replace the last super admin.
  await hires();
  expect(await admin(script, "remove", last.id, "--yes")).toEqual(refused);
  expect(await admin(script, "remove", last.id, "--even-last")).toEqual({
    code: 0,
    said: [`Removed Olga Organiser (${last.email}), who can sign in no more.`],
  });
});

test("a removed administrator is signed out, and comes back restored", async ({
  product,
  admin,
  hires,
}) => {
  const olga = await hires();
  const stillIn = await product.runPromise(signedIn(olga));
  expect(await admin(script, "remove", olga.email)).toEqual({ code: 1, said: ["Say also --yes."] });
  expect((await admin(personSaying("yes"), "remove", olga.email.toUpperCase())).code).toBe(0);
  expect(await product.runPromise(stillIn)).toBeNull();
  expect((await admin(script, "list")).said.join("\n")).not.toContain(olga.email);
  const { said } = await admin(script, "list", "--all", "--json");
  expect(JSON.parse(said[0] ?? "")).toContainEqual(
    expect.objectContaining({ id: olga.id, accountType: "event_admin", isRemoved: true }),
  );
  expect(await admin(script, "restore", olga.id)).toEqual({
    code: 0,
    said: [`Restored Olga Organiser (${olga.email}), who signs in as before.`],
  });
  expect((await admin(script, "list")).said.join("\n")).toContain(`${olga.email}\tevent_admin`);
});

test("a new password ends the sessions of the old one", async ({ product, admin, hires }) => {
  const olga = await hires();
  const stillIn = await product.runPromise(signedIn(olga));
  const reset = ["reset-password", olga.id, "--password", "links-and-sand"];
  expect((await admin(script, ...reset)).code).toBe(0);
  expect(await product.runPromise(stillIn)).toBeNull();
  const found = await product.runPromise(
    Administrators.use(({ byEmailForSignIn }) => byEmailForSignIn(olga.email)),
  );
  expect(found?.passwordHash).not.toBe(olga.passwordHash);
});

test("who is not there is said so", async ({ admin }) => {
  const nobody = randomUUID();
  for (const word of ["remove", "restore", "reset-password"]) {
    expect(await admin(script, word, nobody)).toEqual({
      code: 1,
      said: [`There is no administrator ${nobody}: golf admin list --all shows them.`],
    });
  }
});
