import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { caughtUp } from "../../../infrastructure/eventStore/testing/chosenEventStore.ts";
import { registerDemoCommand } from "../demo/demoCommand.ts";
import { demoEvents } from "../demo/demoEvents.ts";
import { demoTournamentId } from "../demo/demoTournament.ts";
import { seedDemo } from "../demo/seedDemo.ts";
import { test as base } from "../import/testing/product.ts";
import { commandLine, type Ended, script } from "../testing/commands.ts";
import { registerEventsCommands } from "./eventsCommand.ts";

interface Fixtures {
  readonly golf: (...args: ReadonlyArray<string>) => Promise<Ended>;
}

const test = base.extend<Fixtures>({
  golf: async ({ product }, use) => {
    const run = commandLine((program, person) => {
      registerEventsCommands(program, product);
      registerDemoCommand(program, product, person);
    });
    await use((...args) => run(script, ...args));
  },
});

const id = demoTournamentId(demoEvents.completed);

test("events and their cards are listed with the ids that other commands ask for", async ({
  product,
  golf,
}) => {
  await product.runPromise(seedDemo());
  await product.runPromise(caughtUp);
  const { code, output } = await golf("events", "list");
  expect(code).toBe(0);
  expect(output.find((line) => line.startsWith(id))).toMatch(
    /^\S+\t\d+\t[^\t]+\t\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\tcompleted\t\d+ players$/u,
  );
  expect(output.at(-1)).toMatch(/^\d+ events\.$/u);
  const json = async (...words: ReadonlyArray<string>) =>
    JSON.parse((await golf(...words, "--json")).output[0] ?? "");
  expect(await json("events", "list")).toContainEqual(
    expect.objectContaining({ id, status: "completed", isArchived: false }),
  );

  const cards = await json("cards", "list", id);
  expect(cards[0]).toEqual({
    ...{ id: expect.any(String), playerId: expect.any(String), round: 1 },
    ...{ state: expect.stringMatching(/^(verified|signed)$/u), thru: expect.any(Number) },
  });
  const listed = await golf("cards", "list", id);
  expect(listed.output).toHaveLength(cards.length + 1);
  expect(listed.output[0]).toContain(`${cards[0].id}\t${cards[0].playerId}\tround 1\t`);

  expect(await golf("demo", "remove", "--yes")).toMatchObject({ code: 0 });
  await product.runPromise(caughtUp);
  expect(await json("events", "list")).toEqual([]);
  expect(await json("events", "list", "--all")).toContainEqual(
    expect.objectContaining({ id, isArchived: true }),
  );
});

test("the cards of an unknown event are refused with one sentence", async ({ golf }) => {
  const unknown = randomUUID();
  expect(await golf("cards", "list", unknown)).toEqual({
    code: 1,
    output: [`There is no event ${unknown}: golf events list --all shows them.`],
  });
  expect(await golf("cards", "list", "7")).toMatchObject({ code: 2 });
});
