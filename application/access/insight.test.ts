import { describe, expect, test } from "vitest";
import { ana } from "../../domain/scorecard/examples.ts";
import { AdministratorId } from "../../domain/shared/values.ts";
import { tournamentId } from "../../domain/tournament/examples.ts";
import type { AdminCaller, Caller } from "./callers.ts";
import { insightInto } from "./insight.ts";

const olga = AdministratorId.make("8d4f6f1e-4a0b-4e57-9c1c-2b6f4f5e9a01");
const player = { kind: "player", id: ana } as const;
const admin = (fields: Partial<AdminCaller> = {}): AdminCaller => ({
  ...{ kind: "admin", id: olga, accountType: "event_admin", event: null },
  ...fields,
});

const into = (isPrivate: boolean, caller: Caller | null, isInField = false) =>
  insightInto({ tournamentId, settings: { isPrivate, eventAdminId: null } }, caller, isInField);

const callers = [
  { who: "a visitor", caller: null, isInField: false, insight: "what strangers see" },
  { who: "a player", caller: player, isInField: false, insight: "what strangers see" },
  { who: "a player of its field", caller: player, isInField: true, insight: "everything" },
  { who: "another admin", caller: admin(), isInField: false, insight: "everything but its number" },
  {
    who: "its event admin",
    caller: admin({ event: tournamentId }),
    isInField: false,
    insight: "everything",
  },
  {
    who: "a super admin",
    caller: admin({ accountType: "super_admin" }),
    isInField: false,
    insight: "everything",
  },
] as const;

describe("a private tournament", () => {
  test.for(callers)("shows $who $insight", ({ caller, isInField, insight }) => {
    expect(into(true, caller, isInField)).toBe(insight);
  });
});

test.for(callers)("an open tournament shows $who everything", ({ caller, isInField }) => {
  expect(into(false, caller, isInField)).toBe("everything");
});
