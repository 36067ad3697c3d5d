import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { anOrigin, aPlayer } from "../../../application/accounts/examples.ts";
import { type NewPlayer, Players } from "../../../application/ports/Players.ts";
import { Sessions } from "../../../application/ports/Sessions.ts";
import { test as base } from "../import/testing/product.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { commandLine, type Ended, personAnswering, script } from "../testing/commands.ts";
import { registerUsersCommand } from "./usersCommand.ts";

interface Fixtures {
  readonly users: (person: Terminal, ...args: ReadonlyArray<string>) => Promise<Ended>;
  readonly newPlayer: (fields?: Partial<NewPlayer>) => Promise<NewPlayer>;
}

const test = base.extend<Fixtures>({
  users: async ({ product }, use) => {
    const run = commandLine((program, person) => registerUsersCommand(program, product, person));
    await use((person, ...args) => run(person, "users", ...args));
  },
  newPlayer: async ({ product }, use) =>
    use(async (fields) => {
      const player = aPlayer(fields);
      await product.runPromise(Players.use(({ create }) => create(player, anOrigin())));
      return player;
    }),
});

const signedIn = (player: NewPlayer) =>
  Effect.gen(function* () {
    const sessions = yield* Sessions;
    const owner = { kind: "player", id: player.id } as const;
    const token = yield* sessions.open(owner, { remember: false });
    return sessions.find("player", token);
  });

test("every account is listed, archived ones only on request", async ({ users, newPlayer }) => {
  const { id, email } = await newPlayer({ firstName: "Ben", lastName: "Bogey" });
  await users(script, "archive", id);
  expect((await users(script, "list")).output.join("\n")).not.toContain(email);
  for (const which of ["--all", "--archived"]) {
    const { code, output } = await users(script, "list", which);
    expect(code).toBe(0);
    expect(output).toContainEqual(
      expect.stringMatching(new RegExp(`^${id}\tBen Bogey\t${email}\tsince \\S+Z\tarchived$`, "u")),
    );
  }
  const { output } = await users(script, "list", "--all", "--json");
  expect(JSON.parse(output[0] ?? "")).toContainEqual(
    expect.objectContaining({ id, email, isArchived: true }),
  );
});

test("an archived player is signed out, and a restored one can sign in", async ({
  product,
  users,
  newPlayer,
}) => {
  const player = await newPlayer();
  const sessionOwner = await product.runPromise(signedIn(player));
  expect(await users(script, "archive", player.email.toUpperCase())).toEqual({
    code: 0,
    output: [`Archived Ana Ace (${player.email}), who can sign in no more.`],
  });
  expect(await product.runPromise(sessionOwner)).toBeNull();
  const forSignIn = Players.use(({ byEmailForSignIn }) => byEmailForSignIn(player.email));
  expect(await product.runPromise(forSignIn)).toBeNull();
  expect((await users(script, "restore", player.id, "--json")).output[0]).toContain(
    '"isArchived":false',
  );
  expect(await product.runPromise(forSignIn)).not.toBeNull();
});

test("a new password replaces the old one and ends the sessions", async ({
  product,
  users,
  newPlayer,
}) => {
  const player = await newPlayer();
  const sessionOwner = await product.runPromise(signedIn(player));
  const questions: Array<string> = [];
  const { code, output } = await users(
    personAnswering("links-and-sand", questions),
    "reset-password",
    player.id,
  );
  expect([code, questions]).toEqual([0, ["New password"]]);
  expect(output).toEqual([`Ana Ace (${player.email}) has a new password, and is signed out.`]);
  expect(await product.runPromise(sessionOwner)).toBeNull();
  const found = await product.runPromise(
    Players.use(({ byEmailForSignIn }) => byEmailForSignIn(player.email)),
  );
  expect(found?.passwordHash).not.toBe(player.passwordHash);
});

test("every refused command prints one sentence", async ({ users, newPlayer }) => {
  const { id } = await newPlayer();
  const refused = async (sentence: string, ...args: ReadonlyArray<string>) =>
    expect(await users(script, ...args)).toEqual({ code: 1, output: [sentence] });
  await refused("Say also --password or --password-stdin.", "reset-password", id);
  await refused(
    "Password must be at least 6 characters.",
    "reset-password",
    id,
    "--password",
    "short",
  );
  await refused("This password is too common.", "reset-password", id, "--password", "password1");
  const nobody = randomUUID();
  for (const word of ["archive", "restore", "erase"]) {
    await refused(`There is no player ${nobody}: golf users list --all shows them.`, word, nobody);
  }
  expect((await users(script, "forget", id)).code).toBe(2);
});
