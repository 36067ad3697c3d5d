import { fieldChanges } from "../../domain/field/events.ts";
import { scoreChanges } from "../../domain/scorecard/events.ts";
import { teamChanges } from "../../domain/teams/events.ts";
import { teeSheetChanges } from "../../domain/teeSheet/events.ts";
import { projection, type Reader } from "../engine/projection.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { foldMatches, type MatchFact } from "./foldMatches.ts";
import type { MatchTables } from "./tables.ts";
import { matchTables } from "./tables.ts";

const { upsert } = tablesOf<MatchTables>();

interface Changes {
  readonly matches: Array<MatchFact>;
}

const note = ({ matches }: Changes, fact: MatchFact) => matches.push(fact);

/**
 * Stores only what was arranged and decided by hand; all other results are calculated when they are
 * read.
 */
export const matches = projection({
  name: "matches",
  version: 2,
  tables: matchTables,

  collect: (): Changes => ({ matches: [] }),

  handles: {
    MatchArranged: note,
    MatchDecided: note,
    MatchReopened: note,
  },

  alsoMovedBy: [
    ...fieldChanges,
    ...scoreChanges,
    ...teeSheetChanges,
    ...teamChanges,
    "SideGameCreated",
    "SideGameJoined",
    "SideGameSideChosen",
    "SideGameLeft",
    "TournamentSettingsChanged",
    "TournamentStatusChanged",
    "RoundRuled",
  ],

  write: async ({ matches: facts }, read) =>
    upsert("match", ["match_id"], foldMatches(await knownMatches(read, facts), facts)),
});

const knownMatches = async (read: Reader<MatchTables>, facts: ReadonlyArray<MatchFact>) => {
  if (facts.length === 0) return [];
  const ids = [...new Set(facts.map(({ event }) => event.matchId))];
  return read.selectFrom("match").selectAll().where("match_id", "in", ids).execute();
};
