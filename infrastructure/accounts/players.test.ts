import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { anOrigin, aPlayer } from "../../application/accounts/examples.ts";
import {
  EmailTaken,
  PictureNotFound,
  PlayerNotFound,
  Players,
} from "../../application/ports/Players.ts";
import { PlayerId } from "../../domain/shared/values.ts";
import type { Database } from "../postgres/database.ts";
import { test } from "../postgres/testing/database.ts";

const players = <A, E>(use: (players: Players["Service"]) => Effect.Effect<A, E>) =>
  Players.use(use);

const auditOf = ({ reference }: Database, id: PlayerId) =>
  reference
    .selectFrom("audit")
    .select(["tableName", "action", "actorKind", "before", "after"])
    .where("rowId", "=", id)
    .orderBy("id")
    .execute();

test("a new player is stored, and the same id again writes nothing", async ({ run, database }) => {
  const { passwordHash, ...profile } = aPlayer();
  const created = { ...profile, profileImage: null, isArchived: false };
  const create = players((port) => port.create({ ...profile, passwordHash }, anOrigin()));

  expect(await run(create)).toMatchObject({ player: created, isNew: true });
  expect(await run(create)).toMatchObject({ player: created, isNew: false });
  expect(await run(players((port) => port.byId(profile.id)))).toMatchObject(created);
  expect(await auditOf(database, profile.id)).toMatchObject([
    { action: "created", actorKind: "cli" },
  ]);
});

test("an e-mail address belongs to one account, in any case and even if the account is archived", async ({
  run,
}) => {
  const first = aPlayer({ email: "Ana.Ace@Club.example" });
  const second = aPlayer();
  const taken = aPlayer({ email: "ana.ace@club.EXAMPLE" });

  await run(players((port) => port.create(first, anOrigin())));
  await run(players((port) => port.archive(first.id, anOrigin())));
  await run(players((port) => port.create(second, anOrigin())));
  const creating = players((port) => port.create(taken, anOrigin()));
  const changing = players((port) => port.change(second.id, { email: taken.email }, anOrigin()));

  expect(await run(Effect.flip(creating))).toBeInstanceOf(EmailTaken);
  expect(await run(Effect.flip(changing))).toBeInstanceOf(EmailTaken);
});

test("one of several sign-ups with the same e-mail address at the same time succeeds", async ({
  run,
}) => {
  const email = `${randomUUID()}@club.example`;
  const rivals = Array.from({ length: 8 }, () => aPlayer({ email }));
  const outcomes = await run(
    Effect.all(
      rivals.map((rival) => Effect.result(players((port) => port.create(rival, anOrigin())))),
      { concurrency: "unbounded" },
    ),
  );
  expect(outcomes.filter(({ _tag }) => _tag === "Success")).toHaveLength(1);
  const refusals = outcomes.flatMap((one) => (one._tag === "Failure" ? [one.failure] : []));
  expect(refusals.every((refusal) => refusal instanceof EmailTaken)).toBe(true);
});

test("a change keeps the fields that it does not name, and the audit records the values before", async ({
  run,
  database,
}) => {
  const player = aPlayer({ handicap: 12.4, shirtSize: "M" });
  await run(players((port) => port.create(player, anOrigin())));
  const changes = { handicap: null, shirtSize: "XL", lastName: player.lastName } as const;
  const { before, after } = await run(
    players((port) => port.change(player.id, changes, anOrigin())),
  );

  expect(before.handicap).toBe(12.4);
  expect(after).toEqual({ ...before, handicap: null, shirtSize: "XL" });
  expect((await auditOf(database, player.id)).at(-1)).toMatchObject({
    action: "changed",
    before: { handicap: 12.4, shirtSize: "M" },
    after: { handicap: null, shirtSize: "XL" },
  });
});

test("a change without a difference writes nothing, and a repeated change is not made again", async ({
  run,
  database,
}) => {
  const player = aPlayer();
  const change = (changes: { phone: string }, origin = anOrigin()) =>
    run(players((port) => port.change(player.id, changes, origin)));
  await run(players((port) => port.create(player, anOrigin())));
  await change({ phone: player.phone });

  const origin = anOrigin();
  await change({ phone: "first number" }, origin);
  await change({ phone: "second number" });
  expect((await change({ phone: "first number" }, origin)).after.phone).toBe("second number");
  expect(await auditOf(database, player.id)).toHaveLength(3);
});

test("archived players cannot sign in until they are restored", async ({ run }) => {
  const player = aPlayer({ passwordHash: "a hash" });
  const signIn = players((port) => port.byEmailForSignIn(player.email.toUpperCase()));
  await run(players((port) => port.create(player, anOrigin())));
  expect(await run(signIn)).toMatchObject({ player: { id: player.id }, passwordHash: "a hash" });

  await run(players((port) => port.archive(player.id, anOrigin())));
  expect(await run(signIn)).toBeNull();

  await run(players((port) => port.restore(player.id, anOrigin())));
  expect(await run(signIn)).not.toBeNull();
});

test("players are listed by last name, then by first name, with the requested status", async ({
  run,
}) => {
  const lastName = randomUUID();
  const zoe = aPlayer({ firstName: "Zoe", lastName });
  const abe = aPlayer({ firstName: "abe", lastName });
  const gone = aPlayer({ firstName: "Max", lastName });
  for (const player of [zoe, gone, abe]) {
    await run(players((port) => port.create(player, anOrigin())));
  }
  await run(players((port) => port.archive(gone.id, anOrigin())));

  const namesIn = async (status: "active" | "archived" | "all") => {
    const listed = await run(players((port) => port.list(status)));
    return listed.filter((player) => player.lastName === lastName).map((one) => one.firstName);
  };
  expect(await namesIn("active")).toEqual(["abe", "Zoe"]);
  expect(await namesIn("archived")).toEqual(["Max"]);
  expect(await namesIn("all")).toEqual(["abe", "Max", "Zoe"]);
});

test("a new password replaces the old one, and the audit contains no hash", async ({
  run,
  database,
}) => {
  const player = aPlayer({ passwordHash: "the first hash" });
  await run(players((port) => port.create(player, anOrigin())));
  await run(players((port) => port.setPassword(player.id, "the second hash", anOrigin())));

  const found = await run(players((port) => port.byEmailForSignIn(player.email)));
  expect(found?.passwordHash).toBe("the second hash");
  const audit = await auditOf(database, player.id);
  expect(audit.map(({ tableName }) => tableName)).toEqual(["players", "player_credentials"]);
  expect(JSON.stringify(audit)).not.toContain("hash");
});

test("a player without a password cannot sign in until one is set", async ({ run }) => {
  const player = aPlayer({ passwordHash: null });
  const signIn = players((port) => port.byEmailForSignIn(player.email));
  await run(players((port) => port.create(player, anOrigin())));
  expect(await run(signIn)).toBeNull();

  await run(players((port) => port.setPassword(player.id, "a hash", anOrigin())));
  expect(await run(signIn)).toMatchObject({ passwordHash: "a hash" });
});

test("an erased account is removed, and so are its values in the audit", async ({
  run,
  database,
}) => {
  const player = aPlayer({ lastName: "Forgotten" });
  const origin = anOrigin();
  const erase = players((port) => port.erase(player.id, origin));
  await run(players((port) => port.create(player, anOrigin())));
  await run(players((port) => port.change(player.id, { lastName: "Gone" }, anOrigin())));
  const picture = { name: `${player.id}.webp`, webp: new Uint8Array([1, 2, 3]) };
  await run(players((port) => port.setPicture(player.id, picture, anOrigin())));
  const shown = players((port) => port.pictureNamed(picture.name));
  expect([...(await run(shown))]).toEqual([1, 2, 3]);
  await run(erase);
  await run(erase);

  const known = await run(players((port) => port.manyById([player.id])));
  expect(known.size).toBe(0);
  expect(await run(Effect.flip(shown))).toBeInstanceOf(PictureNotFound);
  const audit = await auditOf(database, player.id);
  expect(audit.map(({ action }) => action)).toEqual([
    "created",
    "changed",
    "picture changed",
    "erased",
  ]);
  expect(audit.every(({ before, after }) => before === null && after === null)).toBe(true);
});

test("a player who does not exist cannot be changed", async ({ run }) => {
  const nobody = PlayerId.make(randomUUID());
  const attempts = [
    players((port) => port.byId(nobody)),
    players((port) => port.change(nobody, { phone: "1" }, anOrigin())),
    players((port) => port.setPassword(nobody, "a hash", anOrigin())),
    players((port) => port.archive(nobody, anOrigin())),
    players((port) => port.erase(nobody, anOrigin())),
  ];
  for (const attempt of attempts) {
    expect(
      await run(Effect.flip(attempt as Effect.Effect<unknown, unknown, Players>)),
    ).toBeInstanceOf(PlayerNotFound);
  }
});
