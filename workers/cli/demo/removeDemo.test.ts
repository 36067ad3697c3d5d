import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { SignInRefused } from "../../../application/accounts/refusals.ts";
import { signInAdmin, signInPlayer } from "../../../application/accounts/signIn.ts";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { Administrators } from "../../../application/ports/Administrators.ts";
import { type SessionKind, Sessions } from "../../../application/ports/Sessions.ts";
import { CommandId } from "../../../domain/shared/values.ts";
import { readModelsCaughtUp } from "../../../projections/caughtUp.ts";
import { isLed } from "../../../projections/engine/asLeader.ts";
import { allTournaments } from "../../../projections/tournaments/lists.ts";
import { head, test } from "../import/testing/product.ts";
import { demoEvents } from "./demoEvents.ts";
import { demoPassword } from "./demoPlayers.ts";
import { demoTournamentId } from "./demoTournament.ts";
import { demoContents, removeDemo } from "./removeDemo.ts";
import { DemoRemoved, demoAtStart, seedDemo } from "./seedDemo.ts";

const context = () => ({
  commandId: CommandId.make(randomUUID()),
  correlationId: "a test",
  actor: { kind: "cli", id: "golf" } as const,
  occurredAt: new Date().toISOString(),
});

const removing = Effect.flatMap(demoContents, (contents) => removeDemo(contents, context()));

const asPlayer = { email: "mara.lindqvist@demo.example", password: demoPassword };
const asAdmin = { email: "super.admin@demo.example", password: demoPassword };
const from = { address: randomUUID(), device: null, userAgent: null };
const signIn = {
  player: signInPlayer({ ...asPlayer, ...from, rememberMe: true }),
  admin: signInAdmin({ ...asAdmin, ...from }),
};

const ownerOf = (kind: SessionKind, token: string) =>
  Sessions.use((sessions) => sessions.find(kind, token));

const statuses = Effect.forEach(Object.values(demoEvents), (event) =>
  TournamentFacts.use(({ tournament }) => tournament(demoTournamentId(event))),
).pipe(Effect.map((all) => all.map(({ status }) => status)));

test("after a removal the people of the demo cannot sign in, and its events are not listed", async ({
  product,
}) => {
  const { runPromise } = product;
  await runPromise(seedDemo());
  await runPromise(Effect.repeat(isLed, { until: (led) => led }));
  const { token: playersToken } = await runPromise(signIn.player);
  const { token: adminsToken } = await runPromise(signIn.admin);
  expect(await runPromise(demoContents)).toMatchObject({
    players: { length: 24 },
    administrators: { length: 2 },
    tournaments: { length: 6 },
  });

  await runPromise(removing);
  expect(await runPromise(Effect.flip(signIn.player))).toBeInstanceOf(SignInRefused);
  expect(await runPromise(Effect.flip(signIn.admin))).toBeInstanceOf(SignInRefused);
  expect(await runPromise(ownerOf("player", playersToken))).toBeNull();
  expect(await runPromise(ownerOf("admin", adminsToken))).toBeNull();
  expect(await runPromise(Administrators.use((port) => port.listEventAdmins))).toEqual([]);
  expect(await runPromise(readModelsCaughtUp)).toBe(true);
  expect(await runPromise(allTournaments)).toEqual([]);
  expect(await runPromise(statuses)).toEqual([
    "cancelled",
    "completed",
    "cancelled",
    "cancelled",
    "cancelled",
    "cancelled",
  ]);
});

test("a second removal changes nothing", async ({ product }) => {
  const before = await product.runPromise(head);
  await product.runPromise(removing);
  expect(await product.runPromise(head)).toBe(before);
  expect(await product.runPromise(demoContents)).toEqual({
    players: [],
    administrators: [],
    tournaments: [],
  });
});

test("a removed demo is not seeded again, and a start prints nothing about it", async ({
  product,
}) => {
  expect(await product.runPromise(demoAtStart)).toBeNull();
  expect(await product.runPromise(Effect.flip(seedDemo()))).toBeInstanceOf(DemoRemoved);
});
