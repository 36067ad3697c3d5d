import { expect } from "vitest";
import { test } from "./testing/journey.ts";
import { lineOfTheRound, playARound } from "./testing/stories/playARound.ts";

test("a newcomer plays a round that is signed, verified and ranked", async ({ visits }) => {
  expect(await playARound(visits)).toEqual(lineOfTheRound);
});
