import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tournamentId } from "../../../../domain/scorecard/examples.ts";
import { CourseId, RoundNumber } from "../../../../domain/shared/values.ts";
import { makeQueryClient } from "../../data/queryClient.ts";
import { dropRoundsKept, noteRoundsKept, useRoundsKept } from "./roundsKept.ts";

const kept = new Map<string, string>();
const tab = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => vi.stubGlobal("sessionStorage", tab));
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const courseId = CourseId.make("c3f0a9b8-1d2e-4f30-8a4b-5c6d7e8f9006");
const round = (n: number) => ({
  eventId: tournamentId,
  eventName: "Autumn Medal",
  roundNumber: RoundNumber.make(n),
});

/** What a page shows that has this memory; a page that is loaded again has a new one. */
const shownBy = (queries: QueryClient) => {
  const seen: Array<ReturnType<typeof useRoundsKept>> = [];
  const Page = () => {
    seen.push(useRoundsKept());
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  return seen.at(-1);
};
const reloaded = () => shownBy(makeQueryClient());

test("the rounds that keep an old course are told before and after a reload", () => {
  expect(reloaded()).toBeNull();
  const queries = makeQueryClient();
  noteRoundsKept(queries, courseId, [round(1), round(2)]);
  const both = { courseId, rounds: [round(1), round(2)] };
  expect(shownBy(queries)).toEqual(both);
  expect(reloaded()).toEqual(both);
});

test("a round that has taken the course over is gone, also where it is applied after a reload", () => {
  noteRoundsKept(makeQueryClient(), courseId, [round(1), round(2)]);
  dropRoundsKept(makeQueryClient(), round(1));
  expect(reloaded()).toEqual({ courseId, rounds: [round(2)] });
});

test("a text that cannot be read is removed", () => {
  noteRoundsKept(makeQueryClient(), courseId, [round(1)]);
  const [key = ""] = kept.keys();
  kept.set(key, "{");
  expect(reloaded()).toBeNull();
  expect(kept.has(key)).toBe(false);
});
