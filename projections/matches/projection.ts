import { sql } from "kysely";
import { projection, type Reader } from "../engine/projection.ts";
import { upsert } from "../engine/statements.ts";
import { foldLeavers, type LeaverFact } from "./foldLeavers.ts";
import { foldMatches, type MatchFact } from "./foldMatches.ts";
import { matchTables } from "./tables.ts";

interface Changes {
  readonly matches: Array<MatchFact>;
  readonly field: Array<LeaverFact>;
}

const note = ({ matches }: Changes, fact: MatchFact) => matches.push(fact);
const noteLeaver = ({ field }: Changes, fact: LeaverFact) => field.push(fact);

/** What was arranged and decided by hand, and who left; everything else follows when it is read. */
export const matches = projection({
  name: "matches",
  version: 1,
  tables: matchTables,

  collect: (): Changes => ({ matches: [], field: [] }),

  handles: {
    MatchArranged: note,
    MatchDecided: note,
    MatchReopened: note,
    PlayerRegistered: noteLeaver,
    PlayerPromoted: noteLeaver,
    PlayerReinstated: noteLeaver,
    PlayerWithdrew: noteLeaver,
    PlayerDisqualified: noteLeaver,
    RegistrationDeclined: noteLeaver,
    RegistrationRemoved: noteLeaver,
  },

  alsoMovedBy: [
    "ScorecardOpened",
    "HoleScoresRecorded",
    "GroupCreated",
    "GroupChanged",
    "GroupRemoved",
    "TeeSheetDrawn",
    "SideGameCreated",
    "SideGameJoined",
    "TournamentSettingsChanged",
  ],

  write: async ({ matches: facts, field }, read) => [
    ...upsert("match", ["match_id"], foldMatches(await knownMatches(read, facts), facts)),
    ...upsert(
      "match_leaver",
      ["tournament_id", "player_id"],
      foldLeavers(await knownLeavers(read, field), field),
    ),
  ],
});

const knownMatches = async (read: Reader, facts: ReadonlyArray<MatchFact>) => {
  if (facts.length === 0) return [];
  const ids = [...new Set(facts.map(({ event }) => event.matchId))];
  return read.selectFrom("match").selectAll().where("match_id", "in", ids).execute();
};

const knownLeavers = async (read: Reader, facts: ReadonlyArray<LeaverFact>) => {
  if (facts.length === 0) return [];
  const tournaments = [...new Set(facts.map(({ event }) => event.tournamentId))];
  const players = [...new Set(facts.map(({ event }) => event.playerId))];
  return read
    .selectFrom("match_leaver")
    .selectAll()
    .where(sql<boolean>`tournament_id = any(${tournaments}) and player_id = any(${players})`)
    .execute();
};
