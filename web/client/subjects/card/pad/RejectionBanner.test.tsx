import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ana, ben } from "../../../../../domain/scorecard/examples.ts";
import { useShownRejection } from "./RejectionBanner.tsx";
import { holes } from "./testing.ts";
import type { Round } from "./useRound.ts";

const sentBack = {
  reason: "Holes 4 and 14?",
  rejectedBy: { firstName: "Robin", lastName: "Fairway" },
} as NonNullable<Round["rejection"]>;
const none: Round["verified"] = new Set();

/** The reason after each of these states of a screen. */
const shownAfter = (
  ...states: ReadonlyArray<Pick<Round, "playerId" | "rejection" | "verified">>
) => {
  const shown: Array<string | undefined> = [];
  const Screen = () => {
    const [index, setIndex] = useState(0);
    const state = states[index] as (typeof states)[number];
    shown.push(useShownRejection({ ...state, holes })?.reason);
    if (index < states.length - 1) setIndex(index + 1);
    return null;
  };
  renderToStaticMarkup(<Screen />);
  return shown;
};

test("the reason stays while more than one hole is corrected, each player's own", () => {
  const reason = "Holes 4 and 14?";
  const shown = shownAfter(
    { playerId: ana, rejection: sentBack, verified: none },
    { playerId: ana, rejection: null, verified: none },
    { playerId: ben, rejection: null, verified: none },
    { playerId: ana, rejection: null, verified: none },
  );
  expect(shown).toEqual([reason, reason, undefined, reason]);
});

test("a card that has become official asks for nothing any more", () => {
  const official = new Set(holes.map(({ holeNumber }) => holeNumber));
  const shown = shownAfter(
    { playerId: ana, rejection: sentBack, verified: none },
    { playerId: ana, rejection: null, verified: official },
  );
  expect(shown).toEqual(["Holes 4 and 14?", undefined]);
});
