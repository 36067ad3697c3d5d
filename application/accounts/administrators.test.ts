import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { EmailTaken } from "../ports/Players.ts";
import { type SessionKind, Sessions } from "../ports/Sessions.ts";
import { archiveAdministrator } from "./archiveAdministrator.ts";
import { type AdministratorInput, createAdministrator } from "./createAdministrator.ts";
import { ensureSuperAdmin } from "./ensureSuperAdmin.ts";
import { anOrigin } from "./examples.ts";
import { InvalidAdministrator, SignInRefused } from "./refusals.ts";
import { signInAdmin } from "./signIn.ts";

const anInput = (fields: Partial<AdministratorInput> = {}): AdministratorInput => ({
  email: `${randomUUID()}@club.example`,
  password: "birdie-3",
  firstName: "Olga",
  lastName: "Organiser",
  accountType: "event_admin",
  event: null,
  mobileNumber: null,
  ...fields,
});

const signIn = ({ email, password }: { email: string; password: string }) =>
  signInAdmin({ email, password, address: randomUUID(), device: null, userAgent: null });

const ownerOf = (kind: SessionKind, token: string) =>
  Sessions.use((sessions) => sessions.find(kind, token));

test("an administrator who was created twice by one command exists once and can sign in", async ({
  run,
}) => {
  const input = anInput();
  const origin = anOrigin();
  const created = await run(createAdministrator(input, origin));
  expect(await run(createAdministrator(input, origin))).toEqual(created);
  expect(await run(Effect.flip(createAdministrator(input, anOrigin())))).toBeInstanceOf(EmailTaken);

  const { administrator, token } = await run(signIn(input));
  expect(administrator).toEqual(created);
  expect(await run(ownerOf("admin", token))).toEqual({ kind: "admin", id: created.id });
  expect(await run(ownerOf("player", token))).toBeNull();
});

test.for([
  [{ email: "olga" }, "Valid email is required"],
  [{ password: "12345" }, "Password must be at least 6 characters"],
  [{ password: "x".repeat(201) }, "Password must be at most 200 characters"],
  [{ password: "Password1" }, "This password is too common"],
  [{ firstName: " " }, "First name is required"],
  [{ lastName: "" }, "Last name is required"],
  [{ accountType: "caddie" }, "Account type must be super_admin or event_admin"],
] as const)("%o: %s", async ([fields, message], { run }) => {
  const creating = createAdministrator(anInput(fields), anOrigin());
  expect(await run(Effect.flip(creating))).toEqual(new InvalidAdministrator({ message }));
});

test("every start creates the super admin of the settings, and writes only differences", async ({
  run,
  database,
}) => {
  const login = { email: `${randomUUID()}@club.example`, password: "birdie-3" };
  const { id, accountType } = await run(ensureSuperAdmin(login, anOrigin()));
  const { token } = await run(signIn(login));
  await run(ensureSuperAdmin(login, anOrigin()));
  const written = database.reference.selectFrom("audit").select("action").where("rowId", "=", id);
  expect(await written.execute()).toHaveLength(2);
  expect(accountType).toBe("super_admin");
  expect(await run(ownerOf("admin", token))).toEqual({ kind: "admin", id });

  await run(ensureSuperAdmin({ ...login, password: "albatross-2" }, anOrigin()));
  expect(await run(Effect.flip(signIn(login)))).toEqual(new SignInRefused());
  expect(await run(ownerOf("admin", token))).toBeNull();
});

test("an event admin in the settings becomes super admin, and keeps the name", async ({ run }) => {
  const input = anInput();
  await run(createAdministrator(input, anOrigin()));
  expect(await run(ensureSuperAdmin(input, anOrigin()))).toMatchObject({
    accountType: "super_admin",
    firstName: "Olga",
  });
});

test("an archived administrator in the settings is restored, and only the password of the settings works", async ({
  run,
}) => {
  const input = anInput({ accountType: "super_admin" });
  const { id } = await run(createAdministrator(input, anOrigin()));
  const { token } = await run(signIn(input));
  await run(archiveAdministrator(id, anOrigin()));
  expect(await run(Effect.flip(signIn(input)))).toEqual(new SignInRefused());
  expect(await run(ownerOf("admin", token))).toBeNull();

  const login = { email: input.email.toUpperCase(), password: "albatross-2" };
  expect(await run(ensureSuperAdmin(login, anOrigin()))).toMatchObject({ id, isArchived: false });
  expect(await run(Effect.flip(signIn(input)))).toEqual(new SignInRefused());
  expect((await run(signIn(login))).administrator.id).toBe(id);
});

test("two processes that start together create one super admin", async ({ run }) => {
  const login = { email: `${randomUUID()}@club.example`, password: "birdie-3" };
  const starting = [ensureSuperAdmin(login, anOrigin()), ensureSuperAdmin(login, anOrigin())];
  const [first, second] = await run(Effect.all(starting, { concurrency: "unbounded" }));
  expect(first?.id).toBe(second?.id);
});
