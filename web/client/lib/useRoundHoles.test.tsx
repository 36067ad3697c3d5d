import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { scorecardId, terms } from "../../../domain/scorecard/examples.ts";
import { CourseId, HoleNumber } from "../../../domain/shared/values.ts";
import { holesQuery } from "./holesQuery.ts";
import { cardHolesQuery, type RoundHoles, useRoundHoles } from "./useRoundHoles.ts";

const { courseId } = terms.course;
const card = { id: scorecardId, courseId };
const otherCourse = CourseId.make("c3f0a9b8-1d2e-4f30-8a4b-5c6d7e8f9006");

const first = HoleNumber.make(1);
const ofCourse = { holeNumber: first, par: 5, handicap: 18, distanceBlue: 410 };
const ofCard = { holeNumber: first, par: 4, strokeIndex: 3 };

const cached = () => {
  const client = new QueryClient();
  const remembered = cardHolesQuery(scorecardId).queryKey;
  return {
    client,
    course: () => client.setQueryData<unknown>(holesQuery(courseId).queryKey, [ofCourse]),
    card: () => client.setQueryData<unknown>(remembered, [ofCard]),
  };
};

const holesIn = (client: QueryClient, ...round: Parameters<typeof useRoundHoles>) => {
  const seen: Array<RoundHoles> = [];
  const Probe = () => {
    seen.push(useRoundHoles(...round));
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Probe />
    </QueryClientProvider>,
  );
  return seen[0];
};

test("before a card is opened the course of today is played", () => {
  const { client, course } = cached();
  course();
  const known = { isKnown: true, isCertain: true, holes: [{ par: 5, handicap: 18 }] };
  expect(holesIn(client, courseId, undefined)).toMatchObject(known);
});

test("an opened card goes by what it remembers, of the course on which it was opened", () => {
  const { client, course, card: remembered } = cached();
  course();
  remembered();
  const hole = { par: 4, handicap: 3, distanceBlue: 410 };
  const known = { isCertain: true, isFirstLoad: false, error: null, holes: [hole] };
  expect(holesIn(client, otherCourse, card)).toMatchObject(known);
});

test("what a card remembers is enough, though its course is still being asked", () => {
  const { client, card: remembered } = cached();
  remembered();
  const known = { isCertain: true, isFirstLoad: false, holes: [{ par: 4, distanceBlue: null }] };
  expect(holesIn(client, courseId, card)).toMatchObject(known);
});

test("as long as the card is being asked, the course of today is not the last word", () => {
  const { client, course } = cached();
  course();
  const known = { isKnown: true, isCertain: false, isFirstLoad: true };
  expect(holesIn(client, courseId, card)).toMatchObject(known);
});

test("a card that could not be asked is asked again, and nobody waits for it a second time", async () => {
  const { client, course } = cached();
  course();
  const { queryKey } = cardHolesQuery(scorecardId);
  const failing = () => Promise.reject(new Error("gone"));
  await client.prefetchQuery({ queryKey, queryFn: failing, retry: false });
  const known = { isKnown: true, isCertain: false, isFirstLoad: false, isFetching: true };
  expect(holesIn(client, courseId, card)).toMatchObject(known);
});

test("without a course and without a card there is nothing to wait for", () => {
  const nothing = { isKnown: false, isFetching: false, isFirstLoad: false, error: null, holes: [] };
  expect(holesIn(cached().client, null, undefined)).toMatchObject(nothing);
});
