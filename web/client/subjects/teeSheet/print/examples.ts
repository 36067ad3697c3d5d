import { range } from "../../../../../domain/golf/range.ts";
import { HoleNumber, RoundNumber, TeeId } from "../../../../../domain/shared/values.ts";
import { sheetOf } from "../sheet.ts";
import { golfGroup } from "../testing.ts";
import type { PrintFacts } from "./cards.ts";

const tee = (n: number, name: string, courseRating: number) => ({
  id: TeeId.make(`00000000-0000-4000-b000-${String(n).padStart(12, "0")}`),
  ...{ name, courseRating, slopeRating: 113, totalYards: 6000 - n },
});

export const white = tee(1, "White", 72);
export const red = tee(2, "Red", 67);

export const holes = range(1, 18).map((number) => ({
  holeNumber: HoleNumber.make(number),
  ...{ par: 4, strokeIndex: number, yards: null, strokesReceived: null },
}));

/** A round of eighteen holes before anybody has a card. */
export const facts: PrintFacts = {
  event: { teeId: white.id, handicapAllowance: 100 },
  ahead: { tees: [white, red], holes },
  participants: [],
  opened: [],
  sides: [],
};

/** Players 10 and 12 tee off together; the number is the handicap. */
export const sheet = sheetOf([golfGroup(1, [10, 12])], [], RoundNumber.make(1));
