import { expect, test } from "vitest";
import { bootedPage } from "./testing.ts";

const knowsMore = (stored: object) => "knowsMore" in bootedPage(stored).dataset;

test.for([
  ["somebody has signed out", { "golf.signOuts./api/logout": "" }],
  ["scores wait", { "golf.waitingScores.ana.cup.key": "{}" }],
  ["it enters a group, or only its player", { "golf.scoredCards.ana.cup": "own" }],
  ["it is signed in for development", { "golf.developmentUser": "ana" }],
] as const)("a device of which the server does not know that %s says so", ([, stored]) => {
  expect(knowsMore(stored)).toBe(true);
});

test("any other device has nothing to add to a first picture, nor one that refuses its storage", () => {
  expect(knowsMore({ "golf.theme": "light", "golf.csvSeparator": "comma" })).toBe(false);
  const refused = new Proxy(
    {},
    {
      get: () => {
        throw new Error("refused");
      },
    },
  );
  expect(knowsMore(refused)).toBe(false);
});
