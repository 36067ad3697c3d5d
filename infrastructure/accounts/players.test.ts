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

test("a new player is there, and the same id again writes nothing", async ({ run, database }) => {
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

test("an e-mail belongs to one account, whatever its case and whoever archived it", async ({
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

test("of many sign-ups with one e-mail at once, one wins", async ({ run }) => {
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

test("a change keeps what it does not name, and says what was before", async ({
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

test("a change that is none leaves no trace, and one that comes again changes nothing", async ({
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

test("lists are by last name, then first name, of those asked for", async ({ run }) => {
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

test("a new password takes the place of the old, and no hash is in the audit", async ({
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

test("without a password nobody signs in, until somebody sets one", async ({ run }) => {
  const player = aPlayer({ passwordHash: null });
  const signIn = players((port) => port.byEmailForSignIn(player.email));
  await run(players((port) => port.create(player, anOrigin())));
  expect(await run(signIn)).toBeNull();

  await run(players((port) => port.setPassword(player.id, "a hash", anOrigin())));
  expect(await run(signIn)).toMatchObject({ passwordHash: "a hash" });
});

test("an erased account is gone, and so is what the audit said of it", async ({
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

test("nobody is changed who is not there", async ({ run }) => {
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
