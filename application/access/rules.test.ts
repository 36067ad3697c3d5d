import { expect, test } from "vitest";
import { type Entry, noEntry } from "../../domain/field/entry.ts";
import { ana, ben, card, tournamentId } from "../../domain/scorecard/examples.ts";
import { AdministratorId, TournamentId } from "../../domain/shared/values.ts";
import type { AdminCaller } from "./callers.ts";
import { hasPlace, isInField, isOrWasInField, manages, owns } from "./rules.ts";

const olga = AdministratorId.make("8d4f6f1e-4a0b-4e57-9c1c-2b6f4f5e9a01");
const other = TournamentId.make("5b1c2f6e-9f4e-4d0a-8a27-6f0a3f1d7c02");

const admin = (fields: Partial<AdminCaller> = {}): AdminCaller => ({
  kind: "admin",
  id: olga,
  accountType: "event_admin",
  event: null,
  ...fields,
});

const run = (eventAdminId: AdministratorId | null) => ({
  tournamentId,
  settings: { eventAdminId },
});

test.each([
  { who: "a super admin", caller: admin({ accountType: "super_admin" }), may: true },
  { who: "the event admin of this event", caller: admin({ event: tournamentId }), may: true },
  { who: "the event admin of another event", caller: admin({ event: other }), may: false },
  { who: "an event admin without an event", caller: admin(), may: false },
])("$who manages it: $may", ({ caller, may }) => {
  expect(manages(caller, run(null))).toBe(may);
});

test("the event admin in the settings may manage the tournament", () => {
  expect(manages(admin({ event: other }), run(olga))).toBe(true);
});

const entry = (status: Entry["status"]): Entry => ({ ...noEntry, status });

test.each([
  { status: "registered", place: true, inField: true, was: true },
  { status: "waitlist", place: false, inField: true, was: true },
  { status: "cancelled", place: false, inField: false, was: true },
  { status: "declined", place: false, inField: false, was: false },
  { status: "removed", place: false, inField: false, was: false },
] as const)("$status: a place $place, in the field $inField, or once $was", (expected) => {
  const { status, place, inField, was } = expected;
  const known = entry(status);
  expect([hasPlace(known), isInField(known), isOrWasInField(known)]).toEqual([place, inField, was]);
});

test("a player who never registered is not in the field", () => {
  expect([hasPlace(null), isInField(null)]).toEqual([false, false]);
});

test("a player who withdrew during play keeps the place", () => {
  expect(hasPlace({ ...entry("registered"), play: { status: "withdrawn" } })).toBe(true);
});

test("a card belongs to its player", () => {
  const owner = { kind: "player", id: card.playerId } as const;
  const somebody = { kind: "player", id: card.playerId === ana ? ben : ana } as const;
  expect([owns(owner, card), owns(somebody, card)]).toEqual([true, false]);
});
