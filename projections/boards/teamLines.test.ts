import { Effect, Stream, Struct } from "effect";
import { expect, test } from "vitest";
import type { FieldEvent } from "../../domain/field/events.ts";
import { disqualified, registered, withdrew } from "../../domain/field/examples.ts";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import { ana, ben, opened, par4, recorded } from "../../domain/scorecard/examples.ts";
import type { TeamEvent } from "../../domain/teams/events.ts";
import { eagles, formed, hawks } from "../../domain/teams/examples.ts";
import { evolve, initialState } from "../../domain/teams/teams.ts";
import { recordedHistory } from "../testing/histories.ts";
import { boardAt } from "./boardAt.ts";
import { teamLinesOf } from "./teamLines.ts";

const person = { firstName: "Ana", lastName: "Ace", handicap: 54, profileImage: null };

/** The line of the team of Ana and Ben after these events. */
const lineOf = (
  team: TeamEvent,
  isOneBall: boolean,
  ...events: ReadonlyArray<FieldEvent | ScorecardEvent>
) => {
  const history = [registered(ana), registered(ben), ...events];
  const page = recordedHistory(history.map((event) => ({ stream: "any", event })));
  const [line] = teamLinesOf({
    ...Effect.runSync(boardAt(Stream.succeed(page))),
    teams: [...evolve(initialState, team).values()],
    people: new Map([ana, ben].map((id) => [id, person])),
    isOneBall,
  });
  return line;
};

/**
 * The strokes of a scramble team of Ana and Ben on the three hardest holes. Today both have a
 * handicap index of 54.
 */
const strokesOfTeam = (team: TeamEvent, card: ScorecardEvent) => {
  const line = lineOf(team, true, card, recorded(par4(1), par4(2), par4(3)));
  const [round] = line?.rounds ?? [];
  return round && (round.grossScore ?? 0) - (round.adjustedScore ?? 0);
};

const openedWith = (teamId: typeof eagles, playingHandicap: number) => ({
  ...opened,
  scrambleHandicaps: [{ teamId, playingHandicap }] as const,
});
/** On this tee each has a course handicap of 1.4, of which 35% and 15% are one stroke. */
const team = formed([ana, ben], { handicapIndexes: [2, 2] });

test("a scramble team has the strokes that were fixed when its card was opened", () =>
  expect(strokesOfTeam(team, openedWith(eagles, 2))).toBe(2));

test("a team that was formed later has the strokes of that moment", () => {
  expect(strokesOfTeam(team, opened)).toBe(1);
  expect(strokesOfTeam(team, openedWith(hawks, 2))).toBe(1);
});

test("a team without stored handicaps has the strokes of today", () => {
  expect(strokesOfTeam(Struct.omit(team, ["handicapIndexes"]), opened)).toBe(6);
});

test("the scores of a member who withdrew count, those of a disqualified member do not", () => {
  const strokesAfter = (left: FieldEvent) =>
    lineOf(team, false, opened, recorded(par4(1)), left)?.totalGross;
  expect([strokesAfter(withdrew(ana)), strokesAfter(disqualified(ana))]).toEqual([4, 0]);
});
