import { expect, test } from "vitest";
import { formatText, handicapText } from "./Details.tsx";

const stableford = { scoring: "stableford", stablefordBasis: "net" } as const;
const net = { scoring: "net", stablefordBasis: "net" } as const;

test.each([
  [{ ...net, playFormat: "Scramble" }, "Scramble, Net"],
  [{ ...net, playFormat: null }, "Net"],
  [{ ...stableford, playFormat: "Stableford" }, "Stableford, net"],
  [{ ...stableford, playFormat: "Best Ball" }, "Best Ball, Stableford, net"],
  [{ ...net, playFormat: "Match Play", isMatchPlay: true }, "Match Play"],
])("%j is played as %s", (event, text) => {
  expect(formatText(event)).toBe(text);
});

test("the allowance is that of the event, and whether a handicap is needed is said", () => {
  expect(handicapText({ handicapAllowance: 95, handicapRequired: false })).toBe(
    "95% of the course handicap",
  );
  expect(handicapText({ handicapAllowance: 100, handicapRequired: true })).toBe(
    "100% of the course handicap, and you need one",
  );
});
