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

test("only the last event of each tournament in a page is considered", () => {
  const { latestOfEach } = makeTournamentWatch(matchChanges);
  expect(latestOfEach(stored(opened, score(1), score(2), attested(ana)))).toMatchObject([
    { event: score(2) },
  ]);
  expect(latestOfEach(stored(opened, attested(ana)))).toEqual([]);
});

test("scores of a tournament without matches are skipped until another event changes that", () => {
  const { latestOfEach, note } = makeTournamentWatch(matchChanges);
  note(tournamentId, false);
  expect(latestOfEach(stored(score(1), score(2)))).toEqual([]);
  expect(latestOfEach(stored(changed({ sideGamesEnabled: true })))).toHaveLength(1);
  note(tournamentId, false);
  expect(latestOfEach(stored(attested(ana), score(3)))).toMatchObject([{ event: score(3) }]);
});

test("scores of a tournament with matches are never skipped", () => {
  const { latestOfEach, note } = makeTournamentWatch(matchChanges);
  note(tournamentId, true);
  expect(latestOfEach(stored(score(1)))).toHaveLength(1);
  expect(latestOfEach(stored(registered(ana)))).toHaveLength(1);
});
