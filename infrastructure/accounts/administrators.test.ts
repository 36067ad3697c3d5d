import { Effect } from "effect";
import { expect } from "vitest";
import { anAdministrator, anOrigin } from "../../application/accounts/examples.ts";
import { Administrators } from "../../application/ports/Administrators.ts";
import { EmailTaken } from "../../application/ports/Players.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import { test } from "../postgres/testing/database.ts";

const administrators = <A, E>(
  use: (administrators: Administrators["Service"]) => Effect.Effect<A, E>,
) => Administrators.use(use);

test("an administrator signs in with the e-mail address in any case", async ({ run }) => {
  const { passwordHash, ...profile } = anAdministrator({ email: "Olga@Club.example" });
  const create = administrators((port) => port.create({ ...profile, passwordHash }, anOrigin()));
  expect(await run(create)).toMatchObject(profile);
  expect(await run(create)).toMatchObject(profile);

  const signIn = administrators((port) => port.byEmailForSignIn("olga@club.EXAMPLE"));
  expect(await run(signIn)).toMatchObject({ administrator: profile, passwordHash });
  await run(administrators((port) => port.setPassword(profile.id, "another hash", anOrigin())));
  expect(await run(signIn)).toMatchObject({ passwordHash: "another hash" });
});

test("an e-mail address belongs to only one administrator", async ({ run }) => {
  const first = anAdministrator();
  const second = anAdministrator();
  const third = anAdministrator({ email: first.email.toUpperCase() });
  await run(administrators((port) => port.create(first, anOrigin())));
  await run(administrators((port) => port.create(second, anOrigin())));

  const creating = administrators((port) => port.create(third, anOrigin()));
  const changing = administrators((port) =>
    port.change(second.id, { email: third.email }, anOrigin()),
  );
  expect(await run(Effect.flip(creating))).toBeInstanceOf(EmailTaken);
  expect(await run(Effect.flip(changing))).toBeInstanceOf(EmailTaken);
});

test("event admins are listed by name, with the event that was given to them", async ({ run }) => {
  const event = TournamentId.make("5b0c7f9e-4f37-4f0f-9c55-d1c1e3c9d0a1");
  const zed = anAdministrator({ firstName: "Zed", lastName: "Listed" });
  const amy = anAdministrator({ firstName: "Amy", lastName: "Listed" });
  const boss = anAdministrator({ accountType: "super_admin", lastName: "Listed" });
  for (const one of [zed, amy, boss]) {
    await run(administrators((port) => port.create(one, anOrigin())));
  }
  await run(administrators((port) => port.change(zed.id, { event }, anOrigin())));

  const listed = await run(administrators((port) => port.listEventAdmins));
  const ours = listed.filter(({ lastName }) => lastName === "Listed");
  expect(ours.map(({ firstName, event }) => [firstName, event])).toEqual([
    ["Amy", null],
    ["Zed", event],
  ]);
});

test("archived administrators cannot sign in and are not listed until they are restored", async ({
  run,
}) => {
  const olga = anAdministrator({ lastName: "Archived" });
  const signIn = administrators((port) => port.byEmailForSignIn(olga.email));
  const listed = administrators((port) => port.listEventAdmins).pipe(
    Effect.map((all) => all.filter(({ lastName }) => lastName === "Archived").length),
  );
  await run(administrators((port) => port.create(olga, anOrigin())));
  expect([await run(signIn), await run(listed)]).toEqual([expect.anything(), 1]);

  await run(administrators((port) => port.archive(olga.id, anOrigin())));
  expect([await run(signIn), await run(listed)]).toEqual([null, 0]);
  const found = administrators((port) => port.byEmail(olga.email.toUpperCase()));
  expect(await run(found)).toMatchObject({ id: olga.id, isArchived: true });

  await run(administrators((port) => port.restore(olga.id, anOrigin())));
  expect([await run(signIn), await run(listed)]).toEqual([expect.anything(), 1]);
});
