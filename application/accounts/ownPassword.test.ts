import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { test as base } from "../../infrastructure/postgres/testing/database.ts";
import { Administrators } from "../ports/Administrators.ts";
import { type Player, Players } from "../ports/Players.ts";
import { type SessionKind, Sessions } from "../ports/Sessions.ts";
import { TooManyAttempts } from "../ports/Throttle.ts";
import { anAdministrator, anOrigin, aPlayer, examplePassword } from "./examples.ts";
import { changeOwnPassword } from "./ownPassword.ts";
import { OldPasswordWrong, PasswordTooCommon, SignInRefused } from "./refusals.ts";
import { signInAdmin, signInPlayer } from "./signIn.ts";

const from = () => ({ address: randomUUID(), device: null, userAgent: null });

const signIn = (email: string, password = examplePassword) =>
  signInPlayer({ email, password, ...from(), rememberMe: false });

const ownerOf = (kind: SessionKind, token: string) =>
  Sessions.use((sessions) => sessions.find(kind, token));

const test = base.extend<{ readonly newPlayer: () => Promise<Player> }>({
  newPlayer: async ({ run }, use) =>
    use(async () => {
      const create = Players.use((players) => players.create(aPlayer(), anOrigin()));
      return (await run(create)).player;
    }),
});

const newPassword = "albatross-2";

const change = (token: string | null, fields = {}) => ({
  ...{ oldPassword: examplePassword, newPassword, address: randomUUID(), token },
  ...fields,
});

test("a new password ends all sessions except the one that set it", async ({ run, newPlayer }) => {
  const { id, email } = await newPlayer();
  const mine = await run(signIn(email));
  const other = await run(signIn(email));
  await run(changeOwnPassword({ kind: "player", id }, change(mine.token), anOrigin()));

  expect(await run(ownerOf("player", mine.token))).toMatchObject({ id });
  expect(await run(ownerOf("player", other.token))).toBeNull();
  expect(await run(Effect.flip(signIn(email)))).toEqual(new SignInRefused());
  await run(signIn(email, newPassword));
});

test("administrators can change their passwords, too", async ({ run }) => {
  const administrator = anAdministrator();
  const { id, email } = administrator;
  await run(Administrators.use((port) => port.create(administrator, anOrigin())));
  const enter = (password: string) => signInAdmin({ email, password, ...from() });
  const mine = await run(enter(examplePassword));
  const other = await run(enter(examplePassword));
  await run(changeOwnPassword({ kind: "admin", id }, change(mine.token), anOrigin()));
  expect(await run(ownerOf("admin", mine.token))).toMatchObject({ id });
  expect(await run(ownerOf("admin", other.token))).toBeNull();
  await run(enter(newPassword));
});

test("a change that is sent again after a lost answer is made once", async ({
  run,
  newPlayer,
  database,
}) => {
  const { id, email } = await newPlayer();
  const { token } = await run(signIn(email));
  const changing = changeOwnPassword({ kind: "player", id }, change(token), anOrigin());
  await run(changing);
  const later = await run(signIn(email, newPassword));
  await run(changing);
  expect(await run(ownerOf("player", later.token))).toMatchObject({ id });
  const audit = database.reference.selectFrom("audit").select("before").where("rowId", "=", id);
  const rows = await audit.where("tableName", "=", "player_credentials").execute();
  expect(rows).toEqual([{ before: null }]);
});

test("a wrong old password changes nothing, and after ten of them even the right one is refused", async ({
  run,
  newPlayer,
}) => {
  const { id, email } = await newPlayer();
  const { token } = await run(signIn(email));
  const guess = (fields = {}) => {
    const wrong = change(token, { oldPassword: "a guess", ...fields });
    return run(Effect.flip(changeOwnPassword({ kind: "player", id }, wrong, anOrigin())));
  };
  expect(await guess({ newPassword: "Password1" })).toEqual(new PasswordTooCommon());
  for (let n = 0; n < 10; n++) expect(await guess()).toEqual(new OldPasswordWrong());
  expect(await guess({ oldPassword: examplePassword })).toBeInstanceOf(TooManyAttempts);
  await run(signIn(email));
});
