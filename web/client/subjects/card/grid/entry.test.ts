import { expect, test, vi } from "vitest";
import { cardName, cellOf, type Entry, needsDecision } from "./entry.ts";
import { aTextStore, openDesk } from "./testing.ts";

const typed = (
  strokes: number | null,
  basedOn: number | null,
  state: Entry["state"] = "waiting",
) => ({
  ...{ strokes, basedOn, state, sentence: null },
});

test.each([
  ["nothing", null, undefined, null, "empty"],
  ["what is saved", 4, undefined, 4, "saved"],
  ["what was typed before it is saved", null, typed(5, null), 5, "waiting"],
  ["a correction", 4, typed(5, 4, "correction"), 5, "correction"],
  ["that both said the same", 5, typed(5, null), 5, "saved"],
  ["that somebody else was faster", 6, typed(5, null), 5, "conflict"],
  ["that somebody else corrected, too", 6, typed(5, 4, "correction"), 5, "conflict"],
  ["a hole that is taken back", 4, typed(null, 4, "correction"), null, "correction"],
  ["that somebody else changed what is taken back", 5, typed(null, 4), null, "conflict"],
  ["that it is empty", null, typed(null, 4), null, "empty"],
  ["picked up", 0, undefined, 0, "saved"],
  ["its own change on its way", 4, typed(5, null, "saving"), 5, "saving"],
  ["what was typed after it", 4, { ...typed(5, null), isFollowing: true }, 5, "waiting"],
  [
    "what is taken back after it",
    null,
    { ...typed(null, null), isFollowing: true },
    null,
    "waiting",
  ],
] as const)("a cell shows %s", (_, stored, entry, shown, state) => {
  expect(cellOf(stored, entry)).toEqual({ shown, state });
});

test("people decide about corrections, refusals and clashes", () => {
  const states = [
    "empty",
    "saved",
    "waiting",
    "saving",
    "correction",
    "refused",
    "conflict",
  ] as const;
  const asked = states.filter((state) => needsDecision({ shown: 4, state }));
  expect(asked).toEqual(["correction", "refused", "conflict"]);
});

test("the device keeps what was typed, until it is saved or taken back", () => {
  const textStore = aTextStore();
  const card = cardName(2, "ana");
  const desk = openDesk({ textStore, send: () => new Promise(() => {}) });
  const stop = desk.start();
  desk.put(card, 3, typed(5, null));
  expect(desk.of(card).get(3)).toMatchObject({ state: "saving" });
  desk.put(card, 4, typed(6, 4, "correction"));
  desk.put(card, 5, typed(7, null));
  desk.put(card, 6, typed(null, 0, "correction"));
  desk.drop(card, [5]);
  stop();

  const again = openDesk({ textStore });
  // Scores being sent when the page closed are sent again; sending them twice changes nothing.
  expect([...again.of(card)]).toEqual([
    [3, { ...typed(5, null), wasTried: true }],
    [4, typed(6, 4, "correction")],
    [6, typed(null, 0, "correction")],
  ]);
});

test("what an older version has left on the device is still sent", async () => {
  const textStore = aTextStore();
  const sent: Array<unknown> = [];
  textStore.put("2 ana 3", '{"strokes":5,"basedOn":null,"state":"waiting"}');
  textStore.put("2 ana 4", '{"strokes":null,"basedOn":4,"state":"correction"}');
  const desk = openDesk({ textStore, send: async (card, scores) => sent.push([card, ...scores]) });
  const card = cardName(2, "ana");
  expect([...desk.of(card)]).toEqual([
    [3, typed(5, null)],
    [4, typed(null, 4, "correction")],
  ]);
  const stop = desk.start();
  await vi.waitFor(() => expect([...desk.of(card).keys()]).toEqual([4]));
  stop();
  expect(sent).toMatchObject([[card, { hole: 3, strokes: 5, basedOn: null }]]);
  expect([...openDesk({ textStore }).of(card)]).toEqual([[4, typed(null, 4, "correction")]]);
});

test("what a device kept in a form that is not understood is left out", () => {
  const textStore = aTextStore();
  textStore.put("1 ana 3", "{");
  textStore.put("nonsense", '{"strokes":4,"basedOn":null,"state":"waiting"}');
  expect(openDesk({ textStore }).cards().size).toBe(0);
});
