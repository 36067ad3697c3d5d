import { expect, test } from "vitest";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { aHole, aView, playerIds } from "../testing.ts";
import { leaderText } from "./distanceTexts.ts";

const [ana, ben, cleo] = playerIds;
const hole = aHole(3, "open");

const told = (
  gameType: "closest_to_pin" | "longest_drive",
  ...measured: ReadonlyArray<readonly [PlayerId | undefined, number | null]>
) => {
  const { roundNumber, holeNumber } = hole;
  const entries = measured.flatMap(([playerId, distance]) =>
    playerId === undefined
      ? []
      : [
          {
            kind: "distance" as const,
            playerId,
            distance,
            roundNumber,
            holeNumber,
            recordedAt: "2026-06-13T12:00:00.000Z",
          },
        ],
  );
  return leaderText(aView({ gameType }, [hole], { entries }), hole);
};

test("beside a hole stands who leads there, and how near or far they came", () => {
  expect(told("closest_to_pin")).toBe("Closest: nobody yet");
  expect(told("closest_to_pin", [ana, null])).toBe("Closest: nobody yet");
  expect(told("closest_to_pin", [ana, 12.5], [ben, 9])).toBe("Closest: Ben 9 ft");
  expect(told("longest_drive", [ana, 240], [ben, 251], [cleo, 251])).toBe(
    "Longest: Ben, Cleo 251 yd",
  );
});
