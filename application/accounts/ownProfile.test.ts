import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { test as base } from "../../infrastructure/postgres/testing/database.ts";
import { EmailTaken, type Player, Players } from "../ports/Players.ts";
import { anOrigin, aPlayer, examplePassword } from "./examples.ts";
import { changeOwnProfile } from "./ownProfile.ts";
import { PasswordMissing, PasswordWrong } from "./refusals.ts";
import { signInPlayer } from "./signIn.ts";

const signIn = (email: string) =>
  signInPlayer({
    ...{ email, password: examplePassword, rememberMe: false },
    ...{ address: randomUUID(), device: null, userAgent: null },
  });

const test = base.extend<{ readonly newPlayer: () => Promise<Player> }>({
  newPlayer: async ({ run }, use) =>
    use(async () => {
      const create = Players.use((players) => players.create(aPlayer(), anOrigin()));
      return (await run(create)).player;
    }),
});

test("a new e-mail address needs the password, other changes do not", async ({
  run,
  newPlayer,
}) => {
  const { id, email } = await newPlayer();
  const change = (changes: object, password?: string) =>
    changeOwnProfile(id, { changes, password, address: randomUUID(), token: null }, anOrigin());
  const another = `${randomUUID()}@club.example`;

  expect(await run(change({ firstName: "Anna", email }))).toMatchObject({ firstName: "Anna" });
  expect(await run(Effect.flip(change({ email: another })))).toEqual(new PasswordMissing());
  expect(await run(Effect.flip(change({ email: another }, "a guess")))).toEqual(
    new PasswordWrong(),
  );
  await run(signIn(email));
  expect(await run(change({ email: another }, examplePassword))).toMatchObject({ email: another });
  await run(signIn(another));
});

test("only ten attempts per hour learn whether an address is taken", async ({ run, newPlayer }) => {
  const { id } = await newPlayer();
  const { email: taken } = await newPlayer();
  const ask = (email: string) =>
    run(
      Effect.result(
        changeOwnProfile(
          id,
          { changes: { email }, password: examplePassword, address: randomUUID(), token: null },
          anOrigin(),
        ),
      ),
    );
  for (let n = 0; n < 5; n++) {
    expect(await ask(taken)).toMatchObject({ failure: new EmailTaken() });
    expect((await ask(`${randomUUID()}@club.example`))._tag).toBe("Success");
  }
  expect(await ask(taken)).toMatchObject({ failure: { _tag: "TooManyAttempts" } });
});
