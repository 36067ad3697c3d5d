import fc from "fast-check";
import { expect, test } from "vitest";
import { FieldEvent } from "../field/events.ts";
import { MatchEvent } from "../match/events.ts";
import { ScorecardEvent } from "../scorecard/events.ts";
import { SideGameEvent } from "../sideGame/events.ts";
import { TeamEvent } from "../teams/events.ts";
import { TeeSheetEvent } from "../teeSheet/events.ts";
import { TournamentEvent } from "../tournament/events.ts";
import { tournamentHistory } from "./arbitraries.ts";

// Properties over histories prove nothing about events that never occur in them.
test("every kind of event occurs in some random history", () => {
  const histories = fc.sample(tournamentHistory(), { numRuns: 450, seed: 1 });
  const seen = new Set(histories.flat().map(({ event }) => event._tag));
  const all = [
    TournamentEvent,
    FieldEvent,
    MatchEvent,
    ScorecardEvent,
    SideGameEvent,
    TeeSheetEvent,
    TeamEvent,
  ].flatMap(({ cases }) => Object.keys(cases));
  expect([...seen].toSorted()).toEqual(all.toSorted());
});

test("a history begins with the tournament, and opens each card once", () => {
  fc.assert(
    fc.property(tournamentHistory(), (history) => {
      expect(history[0]?.event._tag).toBe("TournamentCreated");
      const opened = history.filter(({ event }) => event._tag === "ScorecardOpened");
      expect(new Set(opened.map(({ stream }) => stream)).size).toBe(opened.length);
    }),
  );
});
