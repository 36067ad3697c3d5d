import { expect, test } from "vitest";
import { problemTable } from "./problemTable.ts";

/** The sentences about cards and side games that the documents define, to the letter. */
const sentences = {
  CannotAttestOwnScorecard: [403, "You cannot verify your own scorecard"],
  AttesterNotRegistered: [403, "You must be registered for this event"],
  ScorecardHasNoScores: [403, "This scorecard has no scores yet"],
  ScorecardAlreadyVerified: [403, "This scorecard is already verified"],
  AlreadyAttested: [403, "You have already verified this scorecard"],
  NotPlayingPartner: [403, "Only playing partners in the same group can verify this scorecard"],
  HoleAlreadyVerified: [
    409,
    "Verified holes can no longer be changed. Please contact the event administrator.",
  ],
  NoLongerPlaying: [409, "You are no longer playing in this event"],
  AlreadyInSideGame: [409, "You have already joined this side game"],
  SideGameFull: [409, "This side game is full"],
  SideGameNotOpen: [409, "This side game is not open"],
  TeamNameMissing: [400, "Team name is required"],
  PartnerMissing: [400, "Please select a partner"],
  PartnerIsOneself: [400, "You cannot select yourself as a partner"],
  PartnerNotRegistered: [400, "The partner must be registered for this event"],
} as const;

test.each(Object.entries(sentences))(
  "%s has the status and the sentence of the documents",
  (tag, row) => {
    expect(problemTable[tag as keyof typeof sentences]).toEqual(row);
  },
);

test("the sentence of a missed cut names its round", () => {
  const [status, text] = problemTable.MissedCut;
  expect([status, typeof text === "function" && text({ afterRound: 2 } as never)]).toEqual([
    409,
    "You missed the cut after round 2",
  ]);
});
