import { expect, test } from "vitest";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { leaderText } from "./distance/distanceTexts.ts";
import { aHole, aView, playerIds } from "./testing.ts";
import { withWaiting } from "./waiting.ts";
import { wolfHoles } from "./wolf/wolfHoles.ts";
import { onHoleText } from "./wolf/wolfTexts.ts";

const [ana, ben] = playerIds as [PlayerId, PlayerId];
const hole = aHole(3, "open");
const place = { roundNumber: hole.roundNumber, holeNumber: hole.holeNumber };
const recordedAt = "2026-06-13T12:00:00.000Z";

test("a distance that waits stands in the place of the one that was sent before", () => {
  const entries = [
    { ...place, playerId: ana, distance: 20, recordedAt },
    { ...place, playerId: ben, distance: 15, recordedAt },
  ];
  const view = aView({ gameType: "closest_to_pin" }, [hole], { entries });
  const { sideGameId } = view.results;
  const told = (distance: number | null, of = sideGameId) => {
    const record = { ...place, playerId: ana, distance };
    const results = withWaiting(view.results, [{ sideGameId: of, record, words: "" }]);
    return leaderText({ ...view, results }, place);
  };
  expect(told(9)).toBe("Closest: Ana 9 ft");
  expect(told(null)).toBe("Closest: Ben 15 ft");
  expect(told(9, `${sideGameId}0` as typeof sideGameId)).toBe("Closest: Ben 15 ft");
});

test("so does a choice of the wolf", () => {
  const wolfChoices = [{ ...place, wolfId: ana, partnerId: ben, recordedAt }];
  const view = aView({ gameType: "wolf" }, [hole], { wolfChoices });
  const { sideGameId } = view.results;
  const record = { ...place, wolfId: ben, partnerId: null };
  const results = withWaiting(view.results, [{ sideGameId, record, words: "" }]);
  const [there] = wolfHoles({ ...view, results });
  expect(there && onHoleText(view, there)).toBe("Ben, lone wolf");
});
