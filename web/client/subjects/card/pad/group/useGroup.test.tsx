import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ben, cleo } from "../../../../../../domain/field/examples.ts";
import { ana, terms, tournamentId } from "../../../../../../domain/scorecard/examples.ts";
import { HoleNumber, type PlayerId } from "../../../../../../domain/shared/values.ts";
import { listAllScorecards } from "../../../../../contract/card/scorecards.ts";
import { listGroups } from "../../../../../contract/teeSheet/groups.ts";
import { readOf } from "../../../../data/read.ts";
import { hole, round1 } from "../../../../outbox/testing.ts";
import { participantsQuery } from "../../../field/participantsQuery.ts";
import { myScorecardsQuery } from "../api.ts";
import { card, holes, score } from "../testing.ts";
import { type RoundOf, useRound } from "../useRound.ts";
import { firstOn, nextOn, useGroup } from "./useGroup.ts";

const member = (playerId: PlayerId, firstName: string) => ({
  userId: playerId,
  user: { id: playerId, firstName, lastName: "Ace" },
});

/** The queries of a group of three, and Ana's group in this browser. */
const browser = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const knows = (queryKey: ReadonlyArray<unknown>, data: unknown) =>
    queries.setQueryData<unknown>(queryKey, data);
  const members = [member(ben, "Ben"), member(ana, "Ana"), member(cleo, "Cleo")];
  knows(readOf(listGroups, { eventId: tournamentId }).queryKey, [{ roundNumber: round1, members }]);
  knows(myScorecardsQuery(tournamentId).queryKey, [card([score(1, 4)])]);
  return {
    cardsOf: (playerId: PlayerId, ...cards: ReadonlyArray<unknown>) =>
      knows(readOf(listAllScorecards, { eventId: tournamentId, playerId }).queryKey, cards),
    cardsFail: (playerId: PlayerId) =>
      queries.prefetchQuery({
        ...readOf(listAllScorecards, { eventId: tournamentId, playerId }),
        retry: false,
      }),
    field: (...people: ReadonlyArray<unknown>) =>
      knows(participantsQuery(tournamentId).queryKey, people),
    group: (settings: object = { groupScoring: true }) => {
      const seen: Array<ReturnType<typeof useGroup>> = [];
      const { courseId } = terms.course;
      const event = { id: tournamentId, status: "active", rounds: [], courseId, ...settings };
      const roundOf = { event, playerId: ana, roundNumber: round1 } as unknown as RoundOf;
      const Probe = () => {
        seen.push(useGroup(roundOf, useRound(roundOf)));
        return null;
      };
      renderToStaticMarkup(
        <QueryClientProvider client={queries}>
          <Probe />
        </QueryClientProvider>,
      );
      return seen[0]?.group ?? [];
    },
  };
};

test("everybody of the group has a card, each with its own scores", () => {
  const { cardsOf, group } = browser();
  cardsOf(ben, card([score(1, 6)]));
  cardsOf(cleo);
  const [first, second, third] = group();
  expect([first, second, third].map((one) => one?.firstName)).toEqual(["Ben", "Ana", "Cleo"]);
  expect(first?.round?.entered.get(hole(1, 0).holeNumber)?.strokes).toBe(6);
  expect(second?.round?.entered.get(hole(1, 0).holeNumber)?.strokes).toBe(4);
  expect(first?.round).toMatchObject({ playerId: ben, partner: "Ben", holes });
  expect(second?.round).toMatchObject({ playerId: ana, partner: null });
});

test("before the first score of a partner nobody says what strokes they receive", () => {
  const { cardsOf, group } = browser();
  cardsOf(ben);
  const received = group()[0]?.round?.holes.map(({ strokesReceived }) => strokesReceived);
  expect(new Set(received)).toEqual(new Set([null]));
});

test("who has left the event is shown, and why nothing can be entered", () => {
  const { cardsOf, field, group } = browser();
  cardsOf(ben);
  cardsOf(cleo);
  field({ id: cleo, playerStatus: "withdrawn" }, { id: ben, playerStatus: "playing" });
  expect(group().map(({ barrier }) => barrier)).toEqual([
    null,
    null,
    "This player is no longer playing in this event",
  ]);
});

test("without the setting everybody enters the own card", () => {
  expect(browser().group({ groupScoring: false })).toEqual([]);
});

test("one retry asks for all cards that could not be loaded", async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response("", { status: 503 }));
  vi.stubGlobal("fetch", asked);
  const { cardsFail, group } = browser();
  await Promise.all([cardsFail(ben), cardsFail(cleo)]);
  asked.mockClear();
  group()[0]?.failure?.onRetry();
  await expect.poll(() => asked).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

const holeOne = HoleNumber.make(1);

interface Situation {
  readonly owner?: PlayerId;
  readonly over?: ReadonlyArray<PlayerId>;
  readonly entered?: ReadonlyArray<PlayerId>;
}

const groupOf = ({ owner = ana, over = [], entered = [] }: Situation) => ({
  cards: [ana, ben, cleo].map((playerId) => ({
    playerId,
    round: { entered: new Map(entered.includes(playerId) ? [[holeOne, 4] as const] : []) },
  })),
  owner,
  isOver: (playerId: PlayerId) => over.includes(playerId),
});

const next = (current: PlayerId, situation: Situation = {}) =>
  nextOn(groupOf(situation), holeOne, current)?.playerId;

const first = (situation: Situation = {}) => firstOn(groupOf(situation), holeOne)?.playerId;

test("the cards of the group follow in its order, and nobody is left out who came before", () => {
  expect(next(ana)).toBe(ben);
  expect(next(cleo, { entered: [cleo, ben] })).toBe(ana);
  expect(next(cleo, { entered: [ana, ben, cleo] })).toBeUndefined();
});

test("who has entered a score on another phone is not asked for again", () => {
  expect(next(ana, { entered: [ana, ben] })).toBe(cleo);
  expect(next(ana, { entered: [ana, ben, cleo] })).toBeUndefined();
});

test("a hole begins with the card of the phone's player, or with the first that has no score", () => {
  expect(first({ owner: cleo })).toBe(cleo);
  expect(first({ owner: cleo, entered: [cleo] })).toBe(ana);
  expect(first({ owner: ben, entered: [ana, ben, cleo] })).toBe(ben);
});

test("whose match is over is passed over, also while their own card is open", () => {
  expect(next(ana, { over: [ben] })).toBe(cleo);
  expect(first({ owner: ana, over: [ana] })).toBe(ben);
  expect(next(cleo, { over: [ana, cleo], entered: [ben] })).toBeUndefined();
  expect(first({ over: [ana, ben, cleo] })).toBeUndefined();
});
