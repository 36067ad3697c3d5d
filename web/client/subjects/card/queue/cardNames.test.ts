import "../../../testing.ts";
import { expect, test } from "vitest";
import { PlayerId, RoundNumber, TeamId } from "../../../../../domain/shared/values.ts";
import { cardNames } from "./VerificationQueue.tsx";

const [ana, ben, cleo] = [1, 2, 3].map((n) =>
  PlayerId.make(`00000000-0000-4000-a000-00000000000${n}`),
);
const cardOf = (userId = ana!, lastName = "Ace") => ({
  ...{ userId, roundNumber: RoundNumber.make(1), player: { id: userId, firstName: "A", lastName } },
});
const aces = {
  id: TeamId.make(ana!),
  name: "Aces",
  playerIds: [ana!, ben!],
  members: "A Ace, A Bo",
};

test("the card of a side is listed under its name, once", () => {
  const cards = [cardOf(ana), cardOf(ben, "Bo"), cardOf(cleo, "Cup")];
  expect(cards.map(cardNames(cards, [aces]))).toEqual([
    { name: "Aces", members: "A Ace, A Bo" },
    { name: "A Bo", members: null },
    { name: "A Cup", members: null },
  ]);
  const kept = [cardOf(ben, "Bo")];
  expect(kept.map(cardNames(kept, [aces]))).toEqual([{ name: "Aces", members: "A Ace, A Bo" }]);
});
