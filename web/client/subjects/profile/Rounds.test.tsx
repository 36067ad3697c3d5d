import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { makeQueryClient } from "../../data/queryClient.ts";
import { siteConfig } from "../../data/siteConfig.ts";
import { myRoundsQuery } from "./api.ts";
import { aRound } from "./examples.ts";
import { Rounds } from "./Rounds.tsx";

const { timeZone } = siteConfig;
afterEach(() => {
  Object.assign(siteConfig, { timeZone });
});

const markupOf = (roundDate: string, special: Parameters<typeof aRound>[0] = {}) => {
  const queries = makeQueryClient();
  queries.setQueryData(myRoundsQuery.queryKey, [aRound({ roundDate, ...special })]);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Rounds onOpenCard={() => {}} />
    </QueryClientProvider>,
  );
};

test("a round of the evening is of that day where the organiser is", () => {
  Object.assign(siteConfig, { timeZone: "America/New_York" });
  const markup = markupOf("2025-01-06T01:30:00.000Z");
  expect(markup.match(/January \d+, 2025/g)).toEqual(["January 5, 2025", "January 5, 2025"]);
  expect(markup).toContain("Links, January 5, 2025");
});

test("a round without a date says so", () => {
  expect(markupOf("").match(/Date not available/g)).toHaveLength(2);
});

test("a round that is not complete says how far it is, and of which event it is", () => {
  const markup = markupOf("2025-01-05T10:00:00.000Z", { isComplete: false, thru: 7 });
  expect(markup).toContain(" thru 7");
  expect(markup).toContain("Midsummer Open, round 1");
  expect(markupOf("2025-01-05T10:00:00.000Z")).not.toContain("thru");
});
