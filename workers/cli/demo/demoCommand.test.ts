import { Command } from "commander";
import { Effect } from "effect";
import { expect, onTestFinished, vi } from "vitest";
import { sentenceFor } from "../../../infrastructure/failures/sentenceFor.ts";
import { isLed } from "../../../projections/engine/asLeader.ts";
import { runGolf } from "../golf.ts";
import { test as base, head } from "../import/testing/product.ts";
import type { Terminal } from "../terminal.ts";
import { registerDemoCommand } from "./demoCommand.ts";
import { demoContents } from "./removeDemo.ts";
import { seedDemo } from "./seedDemo.ts";

interface Ended {
  readonly code: number;
  readonly said: string;
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
      const [said] = printed.mock.lastCall ?? [""];
      printed.mockRestore();
      return typeof code === "number" ? { code, said } : { code: 1, said: code };
    }),
});

const script: Terminal = {
  isAttached: false,
  ask: () => Promise.reject(new Error("Nobody is there to answer.")),
};
const person = (answer: string, asked: Array<string> = []): Terminal => ({
  isAttached: true,
  ask: (question) => {
    asked.push(question);
    return Promise.resolve(answer);
  },
});

test("without a demo there is nothing to ask and nothing to do", async ({ removeFrom }) => {
  expect(await removeFrom(script)).toEqual({
    code: 0,
    said: "There is nothing of the demo to take out.",
  });
});

test("nothing is archived before somebody has agreed", { timeout: 30_000 }, async ({
  product,
  removeFrom,
}) => {
  await product.runPromise(seedDemo());
  await product.runPromise(Effect.repeat(isLed, { until: (led) => led }));
  const before = await product.runPromise(head);
  expect(await removeFrom(script)).toEqual({ code: 1, said: "Say also --yes." });
  const asked: Array<string> = [];
  for (const answer of ["", "no", "yesterday"]) {
    expect(await removeFrom(person(answer, asked))).toEqual({
      code: 1,
      said: "Nothing was changed.",
    });
  }
  expect(new Set(asked)).toEqual(
    new Set([
      "Take out 24 players, 2 administrators and 6 events of the demo, for good? (yes or no)",
    ]),
  );
  expect(await product.runPromise(head)).toBe(before);
  expect(await product.runPromise(demoContents)).toMatchObject({ players: { length: 24 } });
});

test("who agrees is told what is gone, and a second time there is nothing", async ({
  removeFrom,
}) => {
  expect(await removeFrom(person("yes"))).toEqual({
    code: 0,
    said:
      "Took the demo out: 24 players, 2 administrators and 6 events. They can no longer sign in, " +
      "and no list shows the events.",
  });
  const nothing = { players: 0, administrators: 0, events: 0, isShown: true };
  const { code, said } = await removeFrom(script, "--yes", "--json");
  expect([code, JSON.parse(said)]).toEqual([0, nothing]);
});
