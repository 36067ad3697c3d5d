import { expect, test } from "vitest";
import type { AttestationItem } from "../../../../../contract/card/attestations.ts";
import { detailOf } from "../testing.ts";
import { attestersText, handicapLine, placeLine } from "./cardTexts.ts";

const detail = detailOf({ strokes: [4], handicap: 3 });

test("a card says where, in which round and when it was played", () => {
  expect(placeLine(detail)).toBe("Widow's Reach Links · Round 1 · June 13, 2026 · Northmoor");
});

test("what is not known is said in the words of the documents", () => {
  const { scorecard, course } = detail;
  const unknown = {
    ...detail,
    scorecard: { ...scorecard, roundDate: "" },
    course: { ...course, location: "" },
  };
  expect(placeLine(unknown)).toBe(
    "Widow's Reach Links · Round 1 · Date not available · Location not available",
  );
});

test("the handicap stands beside the tee it was reckoned from", () => {
  const { scorecard } = detail;
  expect(handicapLine(scorecard)).toBe("Playing handicap 3 · White tee, 71.2 / 128");
  expect(handicapLine({ ...scorecard, tee: null, playingHandicap: -2 })).toBe(
    "Playing handicap +2",
  );
});

test("only those whose word counts have signed the card", () => {
  const by = (firstName: string, isValid: boolean) =>
    ({
      attestation: { attestedAt: "2026-06-13T12:00:00.000Z", notes: null, isValid },
      attester: { firstName, lastName: "Ace" },
    }) as AttestationItem;
  expect(attestersText([by("Ben", true), by("Cleo", false), by("Dan", true)])).toBe(
    "Signed by Ben Ace and Dan Ace",
  );
  expect(attestersText([by("Cleo", false)])).toBeNull();
});
