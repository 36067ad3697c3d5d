import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ana, terms, tournamentId } from "../../../../../domain/scorecard/examples.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { round1 } from "../../../outbox/testing.ts";
import { roundAheadQuery } from "../../event/roundAheadQuery.ts";
import { myScorecardsQuery } from "./api.ts";
import { COURSE_MISSING } from "./entryBarrier.ts";
import { card, holes, score } from "./testing.ts";
import { type RoundOf, useRound } from "./useRound.ts";

const cardsKey = myScorecardsQuery(tournamentId).queryKey;
const aheadKey = roundAheadQuery(tournamentId, round1).queryKey;
const [first, ...others] = holes.map((hole) => ({ ...hole, strokesReceived: 0 }));
const ofToday = {
  playingHandicap: 18,
  tee: null,
  tees: [],
  holes: [{ ...first, par: 5 }, ...others],
};

/** The queries of a browser, and Ana's first round derived from them. */
const browser = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const fail = (queryKey: ReadonlyArray<unknown>) =>
    queries.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error()), retry: false });
  return {
    cards: (...cards: ReadonlyArray<Scorecard>) => queries.setQueryData(cardsKey, cards),
    ahead: (ahead: object) => queries.setQueryData<unknown>(aheadKey, ahead),
    cardsFail: () => fail(cardsKey),
    aheadFails: () => fail(aheadKey),
    round: (event: object = {}) => {
      const seen: Array<ReturnType<typeof useRound>> = [];
      const round = {
        event: {
          id: tournamentId,
          status: "active",
          rounds: [],
          courseId: terms.course.courseId,
          ...event,
        },
        playerId: ana,
        registration: undefined,
        roundNumber: round1,
      } as unknown as RoundOf;
      const Probe = () => {
        seen.push(useRound(round));
        return null;
      };
      renderToStaticMarkup(
        <QueryClientProvider client={queries}>
          <Probe />
        </QueryClientProvider>,
      );
      return seen[0];
    },
  };
};

test("a card knows its holes, whatever the course has become", () => {
  const { cards, ahead, round } = browser();
  ahead(ofToday);
  cards(card([score(1, 5)]));
  expect(round()).toMatchObject({ hasCard: true, barrier: null, failure: null, round: { holes } });
});

test("before the first score it is the course of today, with what the player will receive", () => {
  const { cards, ahead, round } = browser();
  cards();
  ahead(ofToday);
  const known = { hasCard: false, barrier: null, failure: null, round: { holes: ofToday.holes } };
  expect(round()).toMatchObject(known);
});

test("as long as the cards are on their way there is no round, and nothing is wrong", () => {
  const { ahead, round } = browser();
  ahead(ofToday);
  expect(round()).toMatchObject({ round: null, barrier: null, failure: null });
});

test("what could not be loaded is named", async () => {
  const { cards, cardsFail, aheadFails, round } = browser();
  await cardsFail();
  const title = "Your scorecard could not be loaded";
  expect(round()).toMatchObject({ round: null, failure: { title } });
  cards();
  await aheadFails();
  const other = "The course could not be loaded";
  expect(round()).toMatchObject({ round: null, failure: { title: other } });
});

test("a course without holes is none", () => {
  const { cards, ahead, round } = browser();
  cards();
  ahead({ ...ofToday, holes: [] });
  expect(round()?.barrier).toBe(COURSE_MISSING);
});

test("an event that was called off is entered no more", () => {
  const { cards, round } = browser();
  cards(card([score(1, 5)]));
  expect(round({ status: "cancelled" })?.barrier).toBe("This event has been cancelled");
});
