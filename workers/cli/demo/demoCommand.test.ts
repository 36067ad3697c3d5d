import { Command } from "commander";
import { Effect } from "effect";
import { expect, onTestFinished, vi } from "vitest";
import { sentenceFor } from "../../../infrastructure/failures/sentenceFor.ts";
import { isLed } from "../../../projections/engine/asLeader.ts";
import { runGolf } from "../golf.ts";
import { test as base, head } from "../import/testing/product.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { personAnswering, script } from "../testing/commands.ts";
import { registerDemoCommand } from "./demoCommand.ts";
import { demoContents } from "./removeDemo.ts";
import { seedDemo } from "./seedDemo.ts";

interface Ended {
  readonly code: number;
  readonly output: string;
}

interface Fixtures {
  readonly removeFrom: (person: Terminal, ...options: ReadonlyArray<string>) => Promise<Ended>;
}

const test = base.extend<Fixtures>({
  removeFrom: async ({ product }, use) =>
    use(async (person, ...options) => {
      const printed = vi.spyOn(console, "log").mockImplementation(() => {});
      onTestFinished(() => printed.mockRestore());
      const program = new Command("golf").exitOverride();
      registerDemoCommand(program, product, person);
      const line = ["demo", "remove", ...options];
      const code = await runGolf(program, line).catch((error: unknown) => sentenceFor(error));
      const [output] = printed.mock.lastCall ?? [""];
      printed.mockRestore();
      return typeof code === "number" ? { code, output } : { code: 1, output: code };
    }),
});

test("without a demo nothing is asked and nothing is removed", async ({ removeFrom }) => {
  expect(await removeFrom(script)).toEqual({
    code: 0,
    output: "There is nothing of the demo to take out.",
  });
});

test("nothing is removed before somebody has agreed", async ({ product, removeFrom }) => {
  await product.runPromise(seedDemo());
  await product.runPromise(Effect.repeat(isLed, { until: (led) => led }));
  const before = await product.runPromise(head);
  expect(await removeFrom(script)).toEqual({ code: 1, output: "Say also --yes." });
  const questions: Array<string> = [];
  for (const answer of ["", "no", "yesterday"]) {
    expect(await removeFrom(personAnswering(answer, questions))).toEqual({
      code: 1,
      output: "Nothing was changed.",
    });
  }
  expect(new Set(questions)).toEqual(
    new Set([
      "Take out 24 players, 2 administrators and 6 events of the demo, for good? (yes or no)",
    ]),
  );
  expect(await product.runPromise(head)).toBe(before);
  expect(await product.runPromise(demoContents)).toMatchObject({ players: { length: 24 } });
});

test("the removal prints what it has removed, and a second one removes nothing", async ({
  removeFrom,
}) => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  expect(await removeFrom(personAnswering("yes"))).toEqual({
    code: 0,
    output:
      "Took the demo out: 24 players, 2 administrators and 6 events. They can no longer sign in, " +
      "and no list shows the events.",
  });
  expect(told.mock.calls.flat()).toContain(
    "No super admin is left: golf admin create --type super_admin makes one.",
  );
  const nothing = { players: 0, administrators: 0, events: 0, isShown: true };
  const { code, output } = await removeFrom(script, "--yes", "--json");
  expect([code, JSON.parse(output)]).toEqual([0, nothing]);
});
