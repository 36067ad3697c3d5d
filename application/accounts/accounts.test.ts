import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { CommandId } from "../../domain/shared/values.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { Passwords } from "../ports/Passwords.ts";
import { EmailTaken, Players } from "../ports/Players.ts";
import { Sessions } from "../ports/Sessions.ts";
import { TooManyAttempts } from "../ports/Throttle.ts";
import { anOrigin } from "./examples.ts";
import {
  archivePlayer,
  changeProfile,
  createPlayerAccount,
  resetPassword,
} from "./playerAccounts.ts";
import { PasswordTooCommon, SignInRefused } from "./refusals.ts";
import { signInPlayer } from "./signIn.ts";
import { type SignUp, signUpPlayer } from "./signUpPlayer.ts";

const aSignUp = (fields: Partial<SignUp> = {}): SignUp => ({
  firstName: "Ana",
  lastName: "Ace",
  email: `${randomUUID()}@club.example`,
  phone: "+43 660 1234567",
  shirtSize: "M",
  handicap: 12.4,
  password: "birdie-3",
  address: randomUUID(),
  userAgent: null,
  ...fields,
});

const aCommand = () => ({ commandId: CommandId.make(randomUUID()) });

const signIn = (email: string, password: string, address: string = randomUUID()) =>
  signInPlayer({ email, password, address, device: null, userAgent: null, rememberMe: false });

const ownerOf = (token: string) => Sessions.use((sessions) => sessions.find("player", token));

test("a new player is signed in, and can sign in again with the password", async ({
  run,
  database,
}) => {
  const { password, address, userAgent, ...profile } = aSignUp();
  const signUp = { ...profile, password, address, userAgent };
  const { player, token } = await run(signUpPlayer(signUp, aCommand()));
  expect(player).toMatchObject(profile);
  expect(await run(ownerOf(token))).toEqual({ kind: "player", id: player.id });

  const back = await run(signIn(profile.email.toUpperCase(), password));
  expect(back.player).toEqual(player);
  expect(back.token).not.toBe(token);

  const audit = database.reference.selectFrom("audit").select(["action", "actorKind", "actorId"]);
  expect(await audit.where("rowId", "=", player.id).orderBy("id").execute()).toEqual(
    ["created", "signed in", "signed in"].map((action) => {
      return { action, actorKind: "player", actorId: player.id };
    }),
  );
});

test("a sign-up that is sent twice creates one account; another e-mail with the same key creates another", async ({
  run,
}) => {
  const command = aCommand();
  const ana = aSignUp();
  const ben = aSignUp({ firstName: "Ben" });
  const first = await run(signUpPlayer(ana, command));
  const again = await run(signUpPlayer(ana, command));
  expect(again.player).toEqual(first.player);

  const other = await run(signUpPlayer(ben, command));
  expect(other.player.firstName).toBe("Ben");
});

test("a sign-up never opens the account of somebody else", async ({ run }) => {
  const command = aCommand();
  const ana = aSignUp();
  await run(signUpPlayer(ana, command));
  const stranger = { ...ana, password: "a guess" };
  expect(await run(Effect.flip(signUpPlayer(stranger, command)))).toBeInstanceOf(EmailTaken);
  expect(await run(Effect.flip(signUpPlayer(ana, aCommand())))).toBeInstanceOf(EmailTaken);
});

test("common passwords are refused everywhere", async ({ run }) => {
  const password = "Baseball1";
  const refused = new PasswordTooCommon();
  const { address: _, userAgent: __, ...account } = aSignUp({ password });
  expect(await run(Effect.flip(signUpPlayer(aSignUp({ password }), aCommand())))).toEqual(refused);
  expect(await run(Effect.flip(createPlayerAccount(account, anOrigin())))).toEqual(refused);
  const { player } = await run(signUpPlayer(aSignUp(), aCommand()));
  expect(await run(Effect.flip(resetPassword(player.id, password, anOrigin())))).toEqual(refused);
});

test("a wrong password, an unknown e-mail and an archived account get one answer", async ({
  run,
}) => {
  const ana = aSignUp();
  const { player, token } = await run(signUpPlayer(ana, aCommand()));
  expect(await run(Effect.flip(signIn(ana.email, "wrong")))).toEqual(new SignInRefused());
  expect(await run(Effect.flip(signIn("nobody@club.example", "wrong")))).toEqual(
    new SignInRefused(),
  );

  await run(archivePlayer(player.id, anOrigin()));
  expect(await run(Effect.flip(signIn(ana.email, ana.password)))).toEqual(new SignInRefused());
  expect(await run(ownerOf(token))).toBeNull();
});

test("after ten wrong passwords the right one has to wait", async ({ run }) => {
  const ana = aSignUp();
  await run(signUpPlayer(ana, aCommand()));
  for (let n = 0; n < 10; n++) await run(Effect.flip(signIn(ana.email, "wrong", ana.address)));
  const refusal = await run(Effect.flip(signIn(ana.email, ana.password, ana.address)));
  expect(refusal).toBeInstanceOf(TooManyAttempts);
  await run(signIn(ana.email, ana.password, "another address"));
});

test("a new password ends every session", async ({ run }) => {
  const ana = aSignUp();
  const { player, token } = await run(signUpPlayer(ana, aCommand()));
  const second = await run(signIn(ana.email, ana.password));

  await run(resetPassword(player.id, "albatross-2", anOrigin()));
  expect(await run(ownerOf(token))).toBeNull();
  expect(await run(ownerOf(second.token))).toBeNull();
  expect(await run(Effect.flip(signIn(ana.email, ana.password)))).toEqual(new SignInRefused());
  await run(signIn(ana.email, "albatross-2"));
});

test("a sign-in with a password that is changed at the same moment is refused", async ({ run }) => {
  const ana = aSignUp();
  const { player } = await run(signUpPlayer(ana, aCommand()));
  const overtaken = Effect.gen(function* () {
    const passwords = yield* Passwords;
    const reset = () => run(resetPassword(player.id, "albatross-2", anOrigin()));
    const slow: typeof passwords = {
      ...passwords,
      verify: (...asked) => Effect.andThen(Effect.promise(reset), passwords.verify(...asked)),
    };
    return yield* Effect.provideService(signIn(ana.email, ana.password), Passwords, slow);
  });
  expect(await run(Effect.flip(overtaken))).toEqual(new SignInRefused());
  await run(signIn(ana.email, "albatross-2"));
});

test("an administrator creates an account once, and an edit changes only the named fields", async ({
  run,
}) => {
  const { address: _, userAgent: __, ...account } = aSignUp();
  const origin = anOrigin();
  const player = await run(createPlayerAccount(account, origin));
  expect(await run(createPlayerAccount(account, origin))).toEqual(player);
  expect(await run(changeProfile(player.id, { handicap: 9.1 }, anOrigin()))).toEqual({
    ...player,
    handicap: 9.1,
  });
  const stored = await run(Players.use((players) => players.byId(player.id)));
  expect(stored.handicap).toBe(9.1);
});
