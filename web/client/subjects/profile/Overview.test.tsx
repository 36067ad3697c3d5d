import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { makeQueryClient } from "../../data/queryClient.ts";
import { myRegistrationsQuery } from "./api.ts";
import { aRegistration, nell } from "./examples.ts";
import { MatchPlayRecord, Overview } from "./Overview.tsx";

const wordsFor = (registrations: ReadonlyArray<RegistrationWithEvent>) => {
  const queries = makeQueryClient();
  queries.setQueryData(myRegistrationsQuery.queryKey, [...registrations]);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Overview user={nell} padOf={() => null} isPlayingKnown />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return markup
    .replace(/<[^>]+>/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
};

test("whose events are all over reads that about these events", () => {
  const over = aRegistration({}, { status: "completed" });
  expect(wordsFor([over, over])).toContain(
    "None of your events is still to come. Find an event View All 2 Events",
  );
});

test("who has no events yet has nothing to come, and nothing to view", () => {
  const words = wordsFor([]);
  expect(words).toContain("Nothing to come. Find an event");
  expect(words).not.toContain("View All");
});

const none = { totalMatches: 0, wins: 0, losses: 0, halved: 0, winPercentage: 0 };

const words = (record: typeof none) =>
  renderToStaticMarkup(<MatchPlayRecord record={record} />)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("the record counts decided matches", () => {
  const record = { totalMatches: 12, wins: 7, losses: 4, halved: 1, winPercentage: 58 };
  expect(words(record)).toBe("Total Matches 12 Wins 7 Losses 4 Halved 1 Win % 58%");
});

test("before the first match it says so", () => {
  expect(words(none)).toBe("No match play records yet. Challenge someone to a match!");
});
