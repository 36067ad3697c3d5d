import { afterAll, expect, test, vi } from "vitest";
import { useArrangeMatch } from "../subjects/match/MatchDesk.tsx";
import { useWithdraw } from "../subjects/profile/WithdrawDialog.tsx";
import { useRecord } from "../subjects/sideGame/desk/records/useRecord.ts";
import { useDisbandTeam } from "../subjects/team/useFormTeam.ts";
import { useDeleteGroup } from "../subjects/teeSheet/group/GroupDialog.tsx";
import { id, send, thing, toastAfter } from "./testing/press.tsx";

// Test files share loaded modules. Modules loaded before would not see the replacement, and later
// files would still see it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

// Every call succeeds.
vi.mock(import("../data/call.ts"), async (original) => ({
  ...(await original()),
  call: async () => ({}) as never,
}));

/** An action and the text that is shown after it. */
const successes: ReadonlyArray<readonly [title: string, act: () => void]> = [
  ["Match saved", send(() => useArrangeMatch(id), {})],
  ["Pair deleted", send(() => useDisbandTeam(id, "Pair"))],
  ["Team deleted", send(() => useDisbandTeam(id, "Team"))],
  [
    "Entry saved",
    send(() => useRecord(id, "distance", "Entry"), { kind: "distance", distance: 1.5 }),
  ],
  [
    "Entry taken back",
    send(() => useRecord(id, "distance", "Entry"), { kind: "distance", distance: null }),
  ],
  ["Choice saved", send(() => useRecord(id, "wolf", "Choice"), {})],
  ["Group deleted", send(() => useDeleteGroup(), thing)],
  ["You have withdrawn from this event.", send(() => useWithdraw(id), undefined)],
];

test.each(successes)("once it is done: %s", async (title, act) => {
  const toast = await toastAfter(act);
  expect(toast?.title).toBe(title);
  expect(toast?.variant).not.toBe("destructive");
});
