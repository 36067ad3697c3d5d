import { Context, type Effect, Schema } from "effect";
import { LookupId } from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/** An item of a list that organisers choose from. */
export interface LookupItem {
  readonly id: LookupId;
  /** 1 to 10 characters, unique in its list. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly sortOrder: number;
  readonly isActive: boolean;
}

export interface ParticipantStructure extends LookupItem {
  readonly playersPerGroup: number;
  readonly allowsTeamPlay: boolean;
  readonly createdAt: Date;
}

export interface PlayFormat extends LookupItem {
  /** Codes of participant structures. */
  readonly compatibleStructures: ReadonlyArray<string>;
  readonly typicallyUsesHandicaps: boolean;
  readonly createdAt: Date;
}

export interface ScoringMetric extends LookupItem {
  readonly appliesTo: string;
  readonly requiresHandicap: boolean;
  /** "asc": the lowest result leads. */
  readonly rankingDirection: "asc" | "desc";
}

export interface CompetitionContainer extends LookupItem {
  readonly supportsMultipleRounds: boolean;
  readonly supportsSeriesPlay: boolean;
  readonly typicalDurationDays: number;
}

export interface FormatCompatibility {
  readonly participantStructureId: LookupId;
  readonly playFormatId: LookupId;
  readonly compatibilityNotes: string | null;
  readonly isRecommended: boolean;
}

export const LookupListName = Schema.Literals([
  "participant structure",
  "play format",
  "scoring metric",
  "competition container",
]);
export type LookupListName = typeof LookupListName.Type;

export class LookupNotFound extends Schema.TaggedError<LookupNotFound>()("LookupNotFound", {
  list: LookupListName,
  id: LookupId,
}) {}

/**
 * Active items by sort order, then name. A single item is found by its id even if it is inactive,
 * and may then still say that it is active.
 */
interface LookupList<Item> {
  readonly list: Effect.Effect<ReadonlyArray<Item>, ReferenceDataUnavailable>;
  readonly byId: (id: LookupId) => Effect.Effect<Item, LookupNotFound | ReferenceDataUnavailable>;
}

/** The lists that describe a tournament. The items that come with the product always exist. */
export class Lookups extends Context.Service<
  Lookups,
  {
    readonly participantStructures: LookupList<ParticipantStructure>;
    readonly playFormats: LookupList<PlayFormat>;
    readonly scoringMetrics: LookupList<ScoringMetric>;
    readonly competitionContainers: LookupList<CompetitionContainer>;
    readonly compatibility: Effect.Effect<
      ReadonlyArray<FormatCompatibility>,
      ReferenceDataUnavailable
    >;
  }
>()("golf/application/ports/Lookups") {}
