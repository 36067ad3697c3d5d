import { Effect, Layer, ManagedRuntime } from "effect";
import { expect } from "vitest";
import { anAdministrator, anOrigin } from "../../../application/accounts/examples.ts";
import { Administrators } from "../../../application/ports/Administrators.ts";
import { advice, fine, wrong } from "../../../application/ports/Finding.ts";
import { JobAdmin } from "../../../application/ports/JobAdmin.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { storeFindings } from "../../../infrastructure/doctor/stores.ts";
import { sentenceFor } from "../../../infrastructure/failures/sentenceFor.ts";
import { NotInstalled } from "../../../infrastructure/postgres/refuseMissing.ts";
import { test } from "../import/testing/product.ts";
import { commandLine, script } from "../testing/commands.ts";
import { type Checks, registerDoctorCommand } from "./doctorCommand.ts";
import { installationFindings, queueFindings, readModels } from "./installation.ts";

const well: Checks = {
  around: async () => ({
    ...{ findings: [fine("settings", "As they should be.")] },
    ...{ isInstalled: true, isProduction: false },
  }),
  stores: async () => [fine("database", "It answers.")],
  installation: async () => [advice("demo", "It is open.", "golf demo remove")],
  queue: async () => [fine("queue", "It answers.")],
  sentence: sentenceFor,
};

const doctor = (checks: Partial<Checks>, ...args: ReadonlyArray<string>) =>
  commandLine((program) => registerDoctorCommand(program, { ...well, ...checks }))(
    script,
    "doctor",
    ...args,
  );

test("advice alone ends with the code 0", async () => {
  expect(await doctor({})).toEqual({
    code: 0,
    output: [
      "fine\tsettings\tAs they should be.",
      "fine\tdatabase\tIt answers.",
      "advice\tdemo\tIt is open.\tTo do: golf demo remove",
      "fine\tqueue\tIt answers.",
    ],
  });
});

test("a fault ends with the code 1 and says what to do", async () => {
  const stuck = wrong("queue", "1 job failed for good.", "golf jobs says why");
  const { code, output } = await doctor({ queue: async () => [stuck] }, "--json");
  expect([code, JSON.parse(output[0] ?? "").at(-1)]).toEqual([1, stuck]);
  expect(output[1]).toBe('1 thing must be mended: each line that begins with "wrong" says how.');
});

test("when one part cannot be checked, the parts that depend on it are left out", async () => {
  const away = async () => Promise.reject(new Error("gone"));
  const lines = async (checks: Partial<Checks>) =>
    (await doctor(checks)).output.map((line) => line.split("\t").slice(0, 2).join(" "));
  expect(await lines({ stores: away })).toEqual([
    ...["fine settings", "wrong database"],
    expect.stringContaining("1 thing must be mended"),
  ]);
  expect((await lines({ around: away })).slice(0, -1)).toEqual(["wrong settings"]);
  const empty = async () => ({ findings: [], isInstalled: false, isProduction: false });
  expect(await lines({ around: empty })).toEqual(["advice installation"]);
  const bare = async () => Promise.reject(new NotInstalled({ message: "There is none." }));
  expect(await lines({ stores: bare })).toEqual(["fine settings", "advice installation"]);
});

test("an installation without a super admin has only this fault", async ({ product }) => {
  const stores = await product.runPromise(storeFindings);
  expect(stores.map(({ what, state }) => [what, state])).toEqual([
    ["database", "fine"],
    ["database role", "fine"],
    ["event store", "fine"],
    ["clock", "fine"],
  ]);
  const found = async () =>
    Object.fromEntries(
      (await product.runPromise(installationFindings(true))).map(({ what, state }) => [
        what,
        state,
      ]),
    );
  expect(await found()).toEqual({
    ...{ "read models": "fine", events: "fine", backup: "advice" },
    ...{ administrators: "wrong", demo: "fine" },
  });
  const first = anAdministrator({ accountType: "super_admin" });
  await product.runPromise(Administrators.use(({ create }) => create(first, anOrigin())));
  expect(await found()).toMatchObject({ administrators: "fine" });
});

test("read models that stand still or are late are faults", () => {
  const status = {
    ...{ projection: "leaderboard", position: Position.make(1), head: Position.make(900) },
    ...{ behind: 0, failed: null },
  };
  expect(readModels([status, { ...status, behind: 20 }])).toMatchObject([{ state: "fine" }]);
  expect(readModels([{ ...status, behind: 899 }])).toMatchObject([
    { state: "wrong", says: "leaderboard is 899 events behind." },
  ]);
  const failed = { error: "out of order", since: new Date(0) };
  expect(readModels([{ ...status, failed }])).toMatchObject([
    { state: "wrong", says: "leaderboard stands still: out of order." },
  ]);
});

test("failed jobs are counted", async () => {
  const counts = { waiting: 0, delayed: 0, running: 0, failed: 2 };
  const queue = Layer.succeed(JobAdmin, {
    counts: Effect.succeed(counts),
    list: Effect.succeed([]),
    retry: () => Effect.void,
  });
  const runtime = ManagedRuntime.make(queue);
  expect(await runtime.runPromise(queueFindings)).toMatchObject([
    { state: "wrong", says: "2 jobs failed for good." },
  ]);
  await runtime.dispose();
});
