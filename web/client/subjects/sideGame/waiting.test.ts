import { expect, test } from "vitest";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { leaderText } from "./distance/distanceTexts.ts";
import { aHole, aView, playerIds } from "./testing.ts";
import { withWaiting } from "./waiting.ts";
import { onHoleText, wolfHole } from "./wolf/wolfHoles.ts";

const [ana, ben] = playerIds as [PlayerId, PlayerId];
const hole = aHole(3, "open");
const place = { roundNumber: hole.roundNumber, holeNumber: hole.holeNumber };
const recordedAt = "2026-06-13T12:00:00.000Z";
const distance = (playerId: PlayerId, feet: number | null) => {
  return { kind: "distance" as const, playerId, distance: feet };
};

test("a distance that waits stands in the place of the one that was sent before", () => {
  const entries = [
    { ...place, ...distance(ana, 20), recordedAt },
    { ...place, ...distance(ben, 15), recordedAt },
  ];
  const view = aView({ gameType: "closest_to_pin" }, [hole], { entries });
  const { sideGameId } = view.results;
  const told = (feet: number | null, of = sideGameId) => {
    const record = { ...place, ...distance(ana, feet) };
    const results = withWaiting(view.results, [{ sideGameId: of, record, words: "" }]);
    return leaderText({ ...view, results }, place);
  };
  expect(told(9)).toBe("Closest: Ana 9 ft");
  expect(told(null)).toBe("Closest: Ben 15 ft");
  expect(told(9, `${sideGameId}0` as typeof sideGameId)).toBe("Closest: Ben 15 ft");
});

test("so does a choice of the wolf", () => {
  const wolfChoices = [
    { ...place, kind: "wolf" as const, playerId: ana, partnerId: ben, recordedAt },
  ];
  const view = aView({ gameType: "wolf" }, [hole], { wolfChoices });
  const { sideGameId } = view.results;
  const record = { ...place, kind: "wolf" as const, playerId: ben, partnerId: null };
  const results = withWaiting(view.results, [{ sideGameId, record, words: "" }]);
  expect(onHoleText(view, wolfHole({ results }, hole))).toBe("Ben, lone wolf");
});
