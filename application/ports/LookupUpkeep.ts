import { Context, type Effect, Schema } from "effect";
import {
  type CompetitionContainer,
  type LookupItem,
  LookupListName,
  type ParticipantStructure,
  type PlayFormat,
  type ScoringMetric,
} from "./Lookups.ts";
import type { Change, ChangeOrigin, ReferenceDataUnavailable } from "./ReferenceData.ts";

interface Items {
  readonly "participant structure": ParticipantStructure;
  readonly "play format": PlayFormat;
  readonly "scoring metric": ScoringMetric;
  readonly "competition container": CompetitionContainer;
}

/** Organisers can choose it as soon as it is added. */
type NewLookup<List extends LookupListName = LookupListName> = Omit<
  Items[List],
  "isActive" | "createdAt"
>;

/** An item with the list that it belongs to. */
export type Addition = {
  readonly [List in LookupListName]: { readonly list: List; readonly item: NewLookup<List> };
}[LookupListName];

export class LookupCodeTaken extends Schema.TaggedError<LookupCodeTaken>()("LookupCodeTaken", {
  list: LookupListName,
  code: Schema.String,
}) {
  override get message() {
    return `There is a ${this.list} ${this.code} already.`;
  }
}

export class NoSuchLookup extends Schema.TaggedError<NoSuchLookup>()("NoSuchLookup", {
  list: LookupListName,
  code: Schema.String,
}) {
  override get message() {
    return `There is no ${this.list} ${this.code}.`;
  }
}

/** Maintains the lists of `Lookups`. Every change writes a row of the audit. */
export class LookupUpkeep extends Context.Service<
  LookupUpkeep,
  {
    /** By sort order, then name, including inactive items. */
    readonly all: (
      list: LookupListName,
    ) => Effect.Effect<ReadonlyArray<LookupItem>, ReferenceDataUnavailable>;
    /**
     * If the id exists already, its item is returned and nothing is written. A play format is
     * compatible with the structures that it names, which must exist.
     */
    readonly add: (
      addition: Addition,
      origin: ChangeOrigin,
    ) => Effect.Effect<LookupItem, LookupCodeTaken | NoSuchLookup | ReferenceDataUnavailable>;
    /** An inactive item can no longer be chosen. Tournaments that use it keep it. */
    readonly setActive: (
      list: LookupListName,
      code: string,
      isActive: boolean,
      origin: ChangeOrigin,
    ) => Effect.Effect<Change<LookupItem>, NoSuchLookup | ReferenceDataUnavailable>;
  }
>()("golf/application/ports/LookupUpkeep") {}
