import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { anOrigin, aPlayer } from "../../application/accounts/examples.ts";
import { Credentials } from "../../application/ports/Credentials.ts";
import {
  AccountsChanged,
  MemberImports,
  type NewMember,
  NotLastImport,
} from "../../application/ports/MemberImports.ts";
import { PasswordResets } from "../../application/ports/PasswordResets.ts";
import { People } from "../../application/ports/People.ts";
import { Players } from "../../application/ports/Players.ts";
import { PlayerId } from "../../domain/shared/values.ts";
import { test } from "../postgres/testing/database.ts";

const imports = <A, E>(use: (port: MemberImports["Service"]) => Effect.Effect<A, E>) =>
  MemberImports.use(use);
const players = <A, E>(use: (port: Players["Service"]) => Effect.Effect<A, E>) => Players.use(use);

const aMember = (fields: Partial<NewMember> = {}): NewMember => ({
  ...{ id: PlayerId.make(randomUUID()), firstName: "Mia", lastName: "Member", phone: "" },
  ...{ email: `${randomUUID()}@club.example`, shirtSize: null, handicap: null },
  ...{ gender: null, birthYear: null, memberNumber: null, homeClub: null },
  ...fields,
});

const nobody = new Set<PlayerId>();

test("members are opened and changed, and a repetition takes nothing more", async ({ run }) => {
  const { player } = await run(players((port) => port.create(aPlayer(), anOrigin())));
  const member = aMember();
  const origin = anOrigin();
  const changed = [{ before: player, changes: { handicap: -1.2, homeClub: "Dunes" } }];
  const take = imports((port) => port.take({ added: [member], changed }, origin));

  expect(await run(imports((port) => port.takenBy(origin.commandId)))).toBeNull();
  expect(await run(take)).toEqual({ added: 1, changed: 1 });
  expect(await run(take)).toEqual({ added: 1, changed: 1 });
  expect(await run(imports((port) => port.takenBy(origin.commandId)))).toEqual({
    added: 1,
    changed: 1,
  });
  expect(await run(players((port) => port.byId(member.id)))).toMatchObject(member);
  expect(await run(players((port) => port.byId(player.id)))).toEqual({
    ...player,
    ...{ handicap: -1.2, homeClub: "Dunes" },
  });
  expect(await run(players((port) => port.byEmailForSignIn(member.email)))).toBeNull();
});

test("everybody sees a changed name at once", async ({ run }) => {
  const { player } = await run(players((port) => port.create(aPlayer(), anOrigin())));
  const seen = People.use(({ named }) => named([player.id]));
  expect((await run(seen)).get(player.id)).toMatchObject({ lastName: "Ace" });
  const changed = [{ before: player, changes: { lastName: "Bogey" } }];
  await run(imports((port) => port.take({ added: [], changed }, anOrigin())));
  expect((await run(seen)).get(player.id)).toMatchObject({ lastName: "Bogey" });
});

test("nothing is taken if an account has changed since, or an address is taken", async ({
  run,
}) => {
  const { player } = await run(players((port) => port.create(aPlayer(), anOrigin())));
  const changed = [{ before: { ...player, phone: "1" }, changes: { handicap: 1 } }];
  const member = aMember();
  const late = imports((port) => port.take({ added: [member], changed }, anOrigin()));
  expect(await run(Effect.flip(late))).toBeInstanceOf(AccountsChanged);

  const added = [aMember(), aMember({ email: player.email.toUpperCase() })];
  const twice = imports((port) => port.take({ added, changed: [] }, anOrigin()));
  expect(await run(Effect.flip(twice))).toBeInstanceOf(AccountsChanged);
  const known = await run(players((port) => port.manyById([member, ...added].map(({ id }) => id))));
  expect(known.size).toBe(0);
});

test("an invitation ends with the account of an undone import, unless it was accepted", async ({
  run,
}) => {
  const [invited, accepted] = [aMember(), aMember()];
  const origin = anOrigin();
  await run(imports((port) => port.take({ added: [invited, accepted], changed: [] }, origin)));
  const ids = [invited.id, accepted.id];
  const codes = await run(PasswordResets.use((port) => port.invite("player", ids)));
  const owner = { kind: "player", id: accepted.id } as const;
  const byOwner = { ...anOrigin(), actor: owner };
  await run(Credentials.use((port) => port.change(owner, "a digest", byOwner)));
  const undo = imports((port) => port.undo(origin.commandId, nobody, anOrigin()));
  expect(await run(undo)).toEqual({ removed: 1, restored: 0, kept: [accepted.id] });
  const code = codes.get(invited.id)?.code ?? "";
  expect(await run(PasswordResets.use((port) => port.find(code)))).toBeNull();
});

test("an undone import leaves accounts that are in use or have asked for a link", async ({
  run,
}) => {
  const [free, used, linked, erased] = [aMember(), aMember(), aMember(), aMember()];
  const origin = anOrigin();
  await run(
    imports((port) => port.take({ added: [free, used, linked, erased], changed: [] }, origin)),
  );
  await run(PasswordResets.use((port) => port.open(linked.id)));
  await run(players((port) => port.erase(erased.id, anOrigin())));
  const undo = imports((port) => port.undo(origin.commandId, new Set([used.id]), anOrigin()));
  const { removed, restored, kept } = await run(undo);
  expect([removed, restored]).toEqual([1, 0]);
  expect(new Set(kept)).toEqual(new Set([used.id, linked.id]));
  expect(await run(Effect.flip(undo))).toBeInstanceOf(NotLastImport);
});

test("only the last import is undone", async ({ run }) => {
  const [first, second] = [anOrigin(), anOrigin()];
  for (const origin of [first, second]) {
    await run(imports((port) => port.take({ added: [aMember()], changed: [] }, origin)));
  }
  const undo = imports((port) => port.undo(first.commandId, nobody, anOrigin()));
  expect(await run(Effect.flip(undo))).toBeInstanceOf(NotLastImport);
  expect(await run(imports((port) => port.last))).toMatchObject({
    ...{ id: second.commandId, added: 1, changed: 0, isUndone: false },
  });
});

test("5,000 members are taken and given back with few statements", async ({ run }) => {
  const added = Array.from({ length: 5000 }, () => aMember());
  const origin = anOrigin();
  await run(imports((port) => port.take({ added, changed: [] }, origin)));
  const all = await run(players((port) => port.manyById(added.map(({ id }) => id))));
  const changed = [...all.values()].map((before) => ({ before, changes: { handicap: 9 } }));
  expect(await run(imports((port) => port.take({ added: [], changed }, anOrigin())))).toEqual({
    ...{ added: 0, changed: 5000 },
  });
  const last = await run(imports((port) => port.last));
  const undo = imports((port) => port.undo(last?.id ?? origin.commandId, nobody, anOrigin()));
  expect(await run(undo)).toEqual({ removed: 0, restored: 5000, kept: [] });
});
