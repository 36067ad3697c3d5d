import { Schema } from "effect";
import { expect, test } from "vitest";
import { reading } from "../testing.ts";
import { recordSideGameEntry, recordWolfChoice } from "./sideGameRecords.ts";

const player = "0d8f4a52-7b8e-4a8c-9a57-1c2f3a4b5c03";

test("a distance is read to the hundredth, or null", () => {
  const measure = (distance?: unknown) =>
    reading(recordSideGameEntry.body)({
      playerId: player,
      roundNumber: 1,
      holeNumber: 3,
      distance,
    });
  expect(measure(12.345)).toMatchObject({ distance: 12.35 });
  expect(measure(null)).toMatchObject({ distance: null });
  for (const wrong of [undefined, 0, 1000, "far"]) {
    expect(measure(wrong)).toBe("Distance must be between 0.01 and 999.99");
  }
});

test("a wolf choice names a partner or null", () => {
  const choose = (choice: object) =>
    reading(recordWolfChoice.body)({ roundNumber: 1, holeNumber: 3, ...choice });
  expect(choose({ wolfId: player, partnerId: null })).toMatchObject({ partnerId: null });
  expect(choose({ wolfId: player })).toBe(
    "Wolf and partner must be different players of this game",
  );
});

test("a record is of one shape in the program, and its JSON does not say its kind", () => {
  const hole = { roundNumber: 1, holeNumber: 3 };
  const distance = { ...hole, playerId: player, distance: 12.5 };
  const choice = { ...hole, wolfId: player, partnerId: null };
  const read = [
    reading(recordSideGameEntry.body)(distance),
    reading(recordWolfChoice.body)(choice),
  ];
  expect(read).toEqual([
    { ...hole, kind: "distance", playerId: player, distance: 12.5 },
    { ...hole, kind: "wolf", playerId: player, partnerId: null },
  ]);
  expect(Schema.encodeUnknownSync(recordSideGameEntry.body)(read[0])).toEqual(distance);
  expect(Schema.encodeUnknownSync(recordWolfChoice.body)(read[1])).toEqual(choice);
});
