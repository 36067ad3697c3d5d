import { Schema } from "effect";
import { MatchId, TournamentId } from "../shared/values.ts";
import { MatchOutcome, Pairing } from "./events.ts";

/** What may be asked of a match. Whoever sends a command has checked that the sender may ask it. */
export const MatchCommand = Schema.TaggedUnion({
  ArrangeMatch: Pairing.fields,
  /** By an administrator, also of a match that nobody has arranged yet. */
  RecordMatchResult: { ...Pairing.fields, ...MatchOutcome.fields },
  /** What the cards say. */
  AnnounceMatchResult: { ...Pairing.fields, ...MatchOutcome.fields },
  /** The cards say nothing any more. */
  ReopenMatch: { matchId: MatchId, tournamentId: TournamentId },
});
export type MatchCommand = typeof MatchCommand.Type;

type Cases = typeof MatchCommand.cases;
export type ArrangeMatch = Cases["ArrangeMatch"]["Type"];
export type RecordMatchResult = Cases["RecordMatchResult"]["Type"];
export type AnnounceMatchResult = Cases["AnnounceMatchResult"]["Type"];
