import { InfiniteQueryObserver, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ana, scorecardId } from "../../../../../domain/scorecard/examples.ts";
import type { ScoreChange } from "../../../../contract/card/scoreHistory.ts";
import { makeQueryClient } from "../../../data/queryClient.ts";
import { historyQuery } from "./api.ts";
import { HistoryView } from "./HistoryView.tsx";
import { detailOf } from "./testing.ts";

const history = historyQuery(scorecardId);

const change = (version: number): ScoreChange => ({
  version,
  at: "2026-06-13T12:00:00.000Z",
  by: { kind: "player", id: ana, firstName: "Ana", lastName: "Ace" },
  kind: "verified",
  holes: [],
  reason: null,
  dispute: null,
  handicap: null,
});

const changes = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => change(first + index));

afterEach(() => vi.unstubAllGlobals());

test("the newest changes come first, and earlier ones page by page", async () => {
  const asked: Array<string> = [];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const query = new URLSearchParams(url.split("?")[1]);
    const last = Number(query.get("before") ?? 121) - 1;
    return Response.json(changes(Math.max(1, last + 1 - Number(query.get("limit"))), last));
  });
  const observer = new InfiniteQueryObserver(makeQueryClient(), history);
  const versions = ({ data }: { readonly data?: ReadonlyArray<ScoreChange> | undefined }) =>
    data?.map(({ version }) => version);
  const numbers = (first: number) => changes(first, 120).map(({ version }) => version);

  expect(versions(await observer.refetch())).toEqual(numbers(71));
  expect(versions(await observer.fetchNextPage())).toEqual(numbers(21));
  const all = await observer.fetchNextPage();
  expect(versions(all)).toEqual(numbers(1));
  expect(all.hasNextPage).toBe(false);
  const path = `/api/scorecards/${scorecardId}/history?limit=50`;
  expect(asked).toEqual([path, `${path}&before=71`, `${path}&before=21`]);
});

const markupOf = (first: number) => {
  const queries = makeQueryClient();
  queries.setQueryData(history.queryKey, { pages: [changes(first, 60)], pageParams: [null] });
  const card = detailOf({ strokes: [4], handicap: 0 }).scorecard;
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <HistoryView scorecardId={scorecardId} card={card} onBack={() => {}} />
    </QueryClientProvider>,
  );
};

test("a button asks for earlier changes while there are some", () => {
  expect(markupOf(11)).toContain("Show earlier changes");
  expect(markupOf(1)).not.toContain("Show earlier changes");
});
