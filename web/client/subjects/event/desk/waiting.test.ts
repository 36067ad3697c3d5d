import { expect, test } from "vitest";
import { RoundNumber, TournamentId } from "../../../../../domain/shared/values.ts";
import type { WorkOfEvent } from "../../../../contract/event/adminToday.ts";
import { troubleText, waitingIn } from "./waiting.ts";

const quiet: WorkOfEvent = {
  id: TournamentId.make("0b8f1c9e-6f0c-4d5a-9d53-2f3f8d2f7a11"),
  ...{ name: "Gale Cup", startDate: null, endDate: null, location: "Elie", status: "active" },
  ...{
    isToday: true,
    toVerify: 0,
    disputed: 0,
    sentBack: 0,
    lateScores: 0,
    notPaid: 0,
    notStarted: 0,
    round: null,
  },
};

test("each thing that waits leads to the part of the desk where it is done", () => {
  const busy = {
    ...quiet,
    toVerify: 12,
    disputed: 1,
    sentBack: 1,
    lateScores: 2,
    notStarted: 1,
    notPaid: 3,
  };
  const waiting = waitingIn({ ...busy, round: RoundNumber.make(2) });
  expect(waiting.map(({ text, tab, search }) => `${text}: ${tab}${search}`)).toEqual([
    "12 cards to verify: verify?show=finished",
    "1 disputed card: verify",
    "1 card sent back: verify?show=sentBack",
    "2 late scores: verify",
    "1 player not started in round 2: scores?round=2&show=notStarted",
    "3 players not paid: players?show=notPaid",
  ]);
});

test("where all is done nothing waits", () => {
  expect(waitingIn(quiet)).toEqual([]);
});

test("what is out of order is said in words", () => {
  expect(troubleText({ part: "readModel", name: "teams", state: "late" })).toMatch(
    /^The read model teams is late/,
  );
  expect(troubleText({ part: "queue", name: null, state: "unavailable" })).toMatch(
    /^The queue of jobs does not answer/,
  );
});
