import fc from "fast-check";
import { expect, test } from "vitest";
import { ana, ben } from "../../../domain/field/examples.ts";
import {
  type Entered,
  isSamePlace,
  ofPlayer,
  waitingWords,
} from "../subjects/card/pad/waitingEntry.ts";
import {
  answered,
  chosen,
  hole,
  makeDevice,
  makeServer,
  measured,
  noNetwork,
  openOnePage,
  openPage,
  round1,
} from "./testing.ts";

test("distances and choices go out in order with the scores, also those of a page that was left", async () => {
  const { queue, request, sent, waiting, device, leave } = openOnePage();
  const typed = [measured(ana, 3, 12.5), { roundNumber: round1, hole: hole(3, 4) }];
  for (const entry of [...typed, chosen(ana, 4, ben)]) queue.enter(entry);
  expect(sent()).toEqual(["12.5 feet on hole 3"]);
  await request().fail(noNetwork);
  expect(waiting()).toEqual(["12.5 feet on hole 3", 3, `${ben} taken on hole 4`]);
  leave();

  const next = openPage(device.openTextStore());
  next.queue.subscribe(() => {});
  expect(next.request().entry.key).toBe(request().entry.key);
  for (const _entry of [1, 2, 3]) await next.request().answer();
  expect(next.sent()).toEqual(["12.5 feet on hole 3", "3: 4", `${ben} taken on hole 4`]);
  expect(next.waiting()).toEqual([]);
});

test("a refused distance is told in the words of its player, and what follows is sent", async () => {
  const { queue, request, sent, refusals, waiting } = openOnePage();
  queue.enter(measured(ana, 3, 12.5));
  queue.enter({ roundNumber: round1, hole: hole(4, 5) });
  await request().fail(answered(409, "This side game is not open"));
  expect(refusals).toEqual([
    expect.stringMatching(/^12.5 feet on hole 3: .*This side game is not open/u),
  ]);
  expect(sent().at(-1)).toBe("4: 5");
  expect(waiting()).toEqual([4]);
});

test("what is typed again before it was sent is sent once; of others and elsewhere it stays", async () => {
  const { queue, request, waiting } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  queue.enter(measured(ana, 3, 12.5));
  queue.enter(measured(ben, 3, 9));
  queue.enter(chosen(ana, 3, ben));
  queue.enter(chosen(ben, 3, null));
  queue.enter(measured(ana, 3, 11));
  expect(waiting()).toEqual([1, "9 feet on hole 3", "nobody taken on hole 3", "11 feet on hole 3"]);
  expect(waitingWords(queue.view().waiting)).toBe("4 entries");
  await request().answer();
});

test("what an earlier version kept on a device is read, and kept as it is today", () => {
  const queued = { key: "k", order: 1, wasTried: true };
  for (const [entered, older] of [
    [measured(ana, 3, 12.5), { playerId: ana, distance: 12.5 }],
    [chosen(ana, 3, ben), { wolfId: ana, partnerId: ben }],
  ] as const) {
    const { roundNumber, holeNumber } = entered.record;
    const record = { roundNumber, holeNumber, ...older };
    expect(ofPlayer.read(JSON.stringify({ ...queued, ...entered, record }), "")).toEqual({
      ...queued,
      ...entered,
    });
    expect(JSON.parse(ofPlayer.textOf({ ...queued, ...entered }))).toEqual({
      ...queued,
      ...entered,
    });
  }
});

const players = fc.constantFrom(ana, ben);
const number = fc.integer({ min: 1, max: 2 });
const entered: fc.Arbitrary<Entered> = fc.oneof(
  fc.tuple(number, fc.integer({ min: 1, max: 9 })).map(([on, strokes]) => ({
    ...{ roundNumber: round1, hole: hole(on, strokes) },
  })),
  fc
    .tuple(players, number, fc.integer({ min: 1, max: 99 }))
    .map(([of, on, feet]) => measured(of, on, feet)),
  fc.tuple(players, number, fc.option(players)).map(([of, on, taken]) => chosen(of, on, taken)),
);
const line = fc.constantFrom("answers", "loses the answer", "is cut", "page is left" as const);

test("whatever the network does, nothing is lost and the server ends with the latest of each place", async () => {
  const steps = fc.array(fc.oneof(entered, line), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(steps, async (happenings) => {
      const device = makeDevice();
      const server = makeServer();
      const latest: Array<Entered> = [];
      const open = () => {
        const page = openPage(device.openTextStore());
        return { ...page, leave: page.queue.subscribe(() => {}) };
      };
      let page = open();
      const isSending = () => page.queue.view().waiting.length > 0;
      const arrive = async (how: (typeof happenings)[number]) => {
        await page.restIsOver();
        if (!isSending()) return;
        if (how !== "is cut") server.record(page.request().entry);
        await (how === "answers" ? page.request().answer() : page.request().fail(noNetwork));
      };
      for (const step of happenings) {
        if (step === "page is left") {
          page.leave();
          page = open();
        } else if (typeof step === "string") await arrive(step);
        else {
          page.queue.enter(step);
          latest.splice(0, latest.length, ...latest.filter((one) => !isSamePlace(one, step)), step);
        }
      }
      while (isSending()) await arrive("answers");

      expect(device.texts.size).toBe(0);
      for (const entry of latest) {
        expect(server.entries.findLast((one) => isSamePlace(one, entry))).toMatchObject(entry);
      }
    }),
  );
});
