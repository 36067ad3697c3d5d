import { Schema } from "effect";
import { TournamentId } from "../shared/values.ts";

/** A preview describes the event before it begins; a report describes play and results. */
export const SummaryKind = Schema.Literals(["preview", "post-event"]);
export type SummaryKind = typeof SummaryKind.Type;

/** A machine is a language model of a provider; the commentator follows rules. */
export const SummaryAuthor = Schema.Literals(["machine", "commentator"]);
export type SummaryAuthor = typeof SummaryAuthor.Type;

/** Identifies one version of the facts. Different facts have different versions. */
export const FactsDigest = Schema.String.pipe(Schema.brand("FactsDigest"));
export type FactsDigest = typeof FactsDigest.Type;

const ofFacts = { tournamentId: TournamentId, kind: SummaryKind, facts: FactsDigest };

/**
 * Facts about the summaries of a tournament.
 *
 * Tags and field names are the storage format. Add a case or an optional field; never rename one.
 */
export const SummaryEvent = Schema.TaggedUnion({
  SummaryRequested: ofFacts,
  SummaryWritten: {
    ...ofFacts,
    author: SummaryAuthor,
    /** Players appear in it as their ids in braces, because events contain no personal data. */
    text: Schema.String,
    /** ISO 8601, UTC. */
    writtenAt: Schema.String,
  },
});
export type SummaryEvent = typeof SummaryEvent.Type;
