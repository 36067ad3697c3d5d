import { expect, test } from "vitest";
import { PlayerId, RoundNumber, TeamId } from "../../../../../domain/shared/values.ts";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import {
  canBeVerified,
  canBeVerifiedAlone,
  cardNames,
  cardsIn,
  isReady,
  placesOf,
} from "./queuedCards.ts";

const card = (id: string, more: Partial<Record<keyof ShortScorecard, unknown>> = {}) =>
  ({
    id,
    roundNumber: 1,
    thru: 1,
    isComplete: true,
    isVerified: false,
    attestationCount: 0,
    rejection: null,
    player: { firstName: id, lastName: "Ace" },
    ...more,
  }) as unknown as ShortScorecard;
const idsIn = (...asked: Parameters<typeof cardsIn>) => cardsIn(...asked).map(({ id }) => id);

const finished = card("finished");
const signed = card("signed", { attestationCount: 1 });
const running = card("running", { isComplete: false });
const sentBack = card("sent back", { rejection: { reason: "Hole 4?" } });
const verified = card("verified", { isVerified: true });
const empty = card("empty", { thru: 0, isComplete: false });
const all = [finished, signed, running, sentBack, verified, empty];

test("finished cards stand apart from running ones", () => {
  const places = placesOf(all, new Map());
  expect(idsIn(all, places, "finished")).toEqual(["finished", "signed"]);
  expect(idsIn(all, places, "running")).toEqual(["running"]);
  expect(idsIn(all, places, "sentBack")).toEqual(["sent back"]);
  expect(idsIn(all, places, "verified")).toEqual(["verified"]);
});

test("a row stays in its place for this visit, and a card that is finished joins", () => {
  const before = placesOf(all, new Map());
  const after = [
    { ...finished, isVerified: true },
    { ...signed, rejection: sentBack.rejection },
    { ...running, isComplete: true },
  ];
  expect(idsIn(after, placesOf(after, before), "finished")).toEqual([
    "finished",
    "running",
    "signed",
  ]);
});

test("only complete cards are verified, and with one press only signed ones", () => {
  expect(all.filter(canBeVerified)).toEqual([finished, signed]);
  expect(all.filter(isReady)).toEqual([signed]);
});

test("a card that was sent back is verified on its own row alone", () => {
  expect(all.filter(canBeVerifiedAlone)).toEqual([finished, signed, sentBack]);
});

const [ana, ben, cleo] = [1, 2, 3].map((n) =>
  PlayerId.make(`00000000-0000-4000-a000-00000000000${n}`),
);
const namedCard = (userId = ana!, lastName = "Ace") => ({
  ...{ userId, roundNumber: RoundNumber.make(1), player: { id: userId, firstName: "A", lastName } },
});
const aces = {
  id: TeamId.make(ana!),
  name: "Aces",
  playerIds: [ana!, ben!],
  members: "A Ace, A Bo",
};

test("the card of a side is listed under its name, once", () => {
  const cards = [namedCard(ana), namedCard(ben, "Bo"), namedCard(cleo, "Cup")];
  expect(cards.map(cardNames(cards, [aces]))).toEqual([
    { name: "Aces", members: "A Ace, A Bo" },
    { name: "A Bo", members: null },
    { name: "A Cup", members: null },
  ]);
  const kept = [namedCard(ben, "Bo")];
  expect(kept.map(cardNames(kept, [aces]))).toEqual([{ name: "Aces", members: "A Ace, A Bo" }]);
});
