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

/** Offered from the moment it is added. */
export type NewLookup<List extends LookupListName = LookupListName> = Omit<
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

/** Keeps up the lists of `Lookups`. Every change leaves a row in the audit. */
export class LookupUpkeep extends Context.Service<
  LookupUpkeep,
  {
    /** By sort order, then name, with those that are no longer offered. */
    readonly all: (
      list: LookupListName,
    ) => Effect.Effect<ReadonlyArray<LookupItem>, ReferenceDataUnavailable>;
    /**
     * An id that is there already answers its item, with nothing written. A play format is compatible
     * with the structures that it names, which must be there.
     */
    readonly add: (
      addition: Addition,
      origin: ChangeOrigin,
    ) => Effect.Effect<LookupItem, LookupCodeTaken | NoSuchLookup | ReferenceDataUnavailable>;
    /** What is not active is offered no more; tournaments that have it keep it. */
    readonly setActive: (
      list: LookupListName,
      code: string,
      isActive: boolean,
      origin: ChangeOrigin,
    ) => Effect.Effect<Change<LookupItem>, NoSuchLookup | ReferenceDataUnavailable>;
  }
>()("golf/application/ports/LookupUpkeep") {}
