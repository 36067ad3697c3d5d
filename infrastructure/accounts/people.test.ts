import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { anOrigin, aPlayer } from "../../application/accounts/examples.ts";
import { formerPlayer, People } from "../../application/ports/People.ts";
import { Players } from "../../application/ports/Players.ts";
import { PlayerId } from "../../domain/shared/values.ts";
import { test } from "../postgres/testing/database.ts";
import { peoplePostgres } from "./people.ts";

const version = People.use((people) => people.version);
const named = (id: PlayerId) =>
  People.use((people) => people.named([id])).pipe(Effect.map((people) => people.get(id)));
const players = <A, E>(use: (players: Players["Service"]) => Effect.Effect<A, E>) =>
  Players.use(use);

test("a changed name or handicap raises the version of the people, other changes do not", async ({
  run,
}) => {
  const player = aPlayer({ firstName: "Ana", handicap: 12.4 });
  const { id } = player;
  await run(players((port) => port.create(player, anOrigin())));
  expect(await run(named(id))).toEqual({
    firstName: "Ana",
    lastName: "Ace",
    handicap: 12.4,
    profileImage: null,
  });

  const before = await run(version);
  await run(players((port) => port.change(id, { phone: "another number" }, anOrigin())));
  expect(await run(version)).toBe(before);
  await run(players((port) => port.change(id, { firstName: "Anna" }, anOrigin())));
  await run(players((port) => port.change(id, { handicap: 11.9 }, anOrigin())));
  expect(await run(version)).toBe(before + 2);
  expect(await run(named(id))).toMatchObject({ firstName: "Anna", handicap: 11.9 });
});

test("an unknown or erased player is shown as the former player", async ({ run }) => {
  const player = aPlayer();
  expect(await run(named(PlayerId.make(randomUUID())))).toEqual(formerPlayer);
  expect(await run(named(player.id))).toEqual(formerPlayer);

  await run(players((port) => port.create(player, anOrigin())));
  expect(await run(named(player.id))).toMatchObject({ firstName: player.firstName });
  await run(players((port) => port.erase(player.id, anOrigin())));
  expect(await run(named(player.id))).toEqual(formerPlayer);
});

test("names are not read again while no player changes", async ({ run, database }) => {
  const player = aPlayer({ firstName: "Ana" });
  await run(players((port) => port.create(player, anOrigin())));
  await run(named(player.id));

  const behindTheBack = database.reference.updateTable("players").set({ firstName: "Unseen" });
  await behindTheBack.where("id", "=", player.id).execute();
  expect(await run(named(player.id))).toMatchObject({ firstName: "Ana" });
});

test("everybody who is asked for is named, also when they are more than are kept", async ({
  run,
  database,
}) => {
  const few = Effect.provide(peoplePostgres(database, { capacity: 2 }));
  const names = ["Ana", "Ben", "Cleo", "Dan", "Eve"];
  const all = names.map((firstName) => aPlayer({ firstName }));
  for (const player of all) await run(players((port) => port.create(player, anOrigin())));
  const ask = (wanted: typeof all) =>
    People.use((people) => people.named(wanted.map(({ id }) => id)));
  const twice = Effect.gen(function* () {
    yield* ask(all);
    return [...(yield* ask(all)).values()].map(({ firstName }) => firstName);
  });
  expect(await run(few(twice))).toEqual(names);
});
