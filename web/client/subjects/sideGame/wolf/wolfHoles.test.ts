import { expect, test } from "vitest";
import { RoundNumber } from "../../../../../domain/shared/values.ts";
import { aHole, aView, playerIds } from "../testing.ts";
import { onHoleText, wolfHole } from "./wolfHoles.ts";

const [ana, ben] = playerIds;

test("beside a hole stands whose turn it is, and then whom the wolf took", () => {
  if (!ana || !ben) throw new Error("no players");
  const [first, second, third] = [aHole(1, "open"), aHole(2, "open"), aHole(6, "open")];
  const at = { roundNumber: RoundNumber.make(1), recordedAt: "2026-06-13T12:00:00.000Z" };
  const view = aView({ gameType: "wolf" }, [first, second, third], {
    wolfChoices: [
      { ...at, holeNumber: first.holeNumber, kind: "wolf", playerId: ana, partnerId: ben },
      { ...at, holeNumber: second.holeNumber, kind: "wolf", playerId: ben, partnerId: null },
    ],
  });
  const told = [first, second, third].map((hole) => onHoleText(view, wolfHole(view, hole)));
  // The second player is the wolf of the sixth hole.
  expect(told).toEqual(["Ana takes Ben", "Ben, lone wolf", "Wolf: Ben"]);
});
