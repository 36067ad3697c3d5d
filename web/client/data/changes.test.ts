import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { tournamentId } from "../../../domain/scorecard/examples.ts";
import { announceChange, type Change, changes } from "./changes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

/** What is refetched after this answer. */
const heardOf = async (
  status: number,
  { changed, stored = [], method = "POST" as const } = {} as {
    readonly changed?: string;
    readonly stored?: ReadonlyArray<"courses">;
    readonly method?: "POST" | "GET";
  },
  late = 0,
) => {
  const heard: Array<Change> = [];
  onTestFinished(changes.listen(async (change) => heard.push(change)));
  const headers = new Headers(changed ? { "x-changed": changed } : {});
  announceChange(
    { method, changes: stored },
    { status, headers },
    { params: { eventId: tournamentId } },
  );
  await vi.advanceTimersByTimeAsync(late);
  return heard;
};

test("the answer of a write says what has changed in which event, and which versions it has", async () => {
  const changed = `eventId=${tournamentId}&scorecards=7&leaderboard=7`;
  expect(await heardOf(200, { changed })).toEqual([
    {
      eventId: tournamentId,
      sources: ["scorecards", "leaderboard"],
      versions: { scorecards: "7", leaderboard: "7" },
    },
  ]);
});

test("a change of data that belong to no event is told by the contract", async () => {
  expect(await heardOf(204, { stored: ["courses"] })).toEqual([
    { eventId: null, sources: ["courses"], versions: {} },
  ]);
  expect(await heardOf(204)).toEqual([]);
});

test.each([403, 404, 409, 410, 412])(
  "after the refusal %i everything of the event is looked at again",
  async (status) => {
    expect(await heardOf(status)).toEqual([{ eventId: tournamentId, sources: null }]);
  },
);

test.each([400, 401, 500, 503])("the refusal %i says nothing about other data", async (status) => {
  expect(await heardOf(status)).toEqual([]);
});

test("a write that cannot be read yet is looked for after a second", async () => {
  expect(await heardOf(202, {}, 999)).toEqual([]);
  expect(await heardOf(202, {}, 1000)).toContainEqual({ eventId: tournamentId, sources: null });
});

test("a read changes nothing", async () => {
  expect(await heardOf(404, { method: "GET" })).toEqual([]);
});

test("what has changed is shown when all of it was fetched, or after a moment on a slow line", async () => {
  let arrive = () => {};
  const answer = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  onTestFinished(changes.listen(() => answer));
  const shown = vi.fn<() => void>();
  changes.announce({ eventId: null, sources: ["courses"] });
  void changes.areShown().then(shown);
  await vi.advanceTimersByTimeAsync(1999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveBeenCalled();

  void changes.areShown().then(shown);
  arrive();
  await expect.poll(() => shown).toHaveBeenCalledTimes(2);
});
