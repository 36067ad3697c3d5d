import { Result } from "effect";
import type { PlayerId, TournamentId } from "../shared/values.ts";
import type { Entry } from "./entry.ts";
import type { EntryTerms } from "./entryTerms.ts";
import type { FieldEvent } from "./events.ts";
import { entryOf, type Field } from "./field.ts";
import { NotInField } from "./rejections.ts";

/** The player and the terms of entry, which most decisions use. */
export interface OfPlayer {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  readonly terms: EntryTerms;
}

export const nothing = Result.succeed<ReadonlyArray<FieldEvent>>([]);

export const happened = (...events: ReadonlyArray<FieldEvent>) =>
  Result.succeed<ReadonlyArray<FieldEvent>>(events);

/** Most decisions are about a player who is in the field. */
export const whenInField =
  <
    Input extends Omit<OfPlayer, "terms">,
    Decision extends Result.Result<ReadonlyArray<FieldEvent>, unknown>,
  >(
    decide: (input: Input, entry: Entry, field: Field) => Decision,
  ) =>
  (input: Input, field: Field): Decision | Result.Result<never, NotInField> => {
    const { tournamentId, playerId } = input;
    const entry = entryOf(field, playerId);
    if (!entry) return Result.fail(new NotInField({ tournamentId, playerId }));
    return decide(input, entry, field);
  };
