import { expect, test } from "vitest";
import { ana, registered } from "../../domain/field/examples.ts";
import {
  attested,
  opened,
  par4,
  recorded,
  stored,
  tournamentId,
} from "../../domain/scorecard/examples.ts";
import { changed } from "../../domain/tournament/examples.ts";
import { matchChanges } from "./announceMatches.ts";
import { makeTournamentWatch } from "./watchTournaments.ts";

const score = (hole: number) => recorded(par4(hole));

test("of a page the last event of each tournament is looked at", () => {
  const { latestOfEach } = makeTournamentWatch(matchChanges);
  expect(latestOfEach(stored(opened, score(1), score(2), attested(ana)))).toMatchObject([
    { event: score(2) },
  ]);
  expect(latestOfEach(stored(opened, attested(ana)))).toEqual([]);
});

test("where nobody meets anybody, scores are passed until something else happens", () => {
  const { latestOfEach, note } = makeTournamentWatch(matchChanges);
  note(tournamentId, false);
  expect(latestOfEach(stored(score(1), score(2)))).toEqual([]);
  expect(latestOfEach(stored(changed({ sideGamesEnabled: true })))).toHaveLength(1);
  note(tournamentId, false);
  expect(latestOfEach(stored(attested(ana), score(3)))).toMatchObject([{ event: score(3) }]);
});

test("where there are matches, every score may decide one", () => {
  const { latestOfEach, note } = makeTournamentWatch(matchChanges);
  note(tournamentId, true);
  expect(latestOfEach(stored(score(1)))).toHaveLength(1);
  expect(latestOfEach(stored(registered(ana)))).toHaveLength(1);
});
