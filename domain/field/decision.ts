import { Result } from "effect";
import type { PlayerId, TournamentId } from "../shared/values.ts";
import type { FieldEvent } from "./events.ts";
import { type Entry, entryOf, type Field } from "./field.ts";
import { type FieldRejection, NotInField } from "./rejections.ts";

export type Decision = Result.Result<ReadonlyArray<FieldEvent>, FieldRejection>;

export const nothing: Decision = Result.succeed([]);

interface OfPlayer {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
}

/** Most commands are about somebody who is in the field. */
export const whenInField =
  <Command extends OfPlayer>(decide: (command: Command, entry: Entry, field: Field) => Decision) =>
  (command: Command, field: Field): Decision => {
    const { tournamentId, playerId } = command;
    const entry = entryOf(field, playerId);
    if (!entry) return Result.fail(new NotInField({ tournamentId, playerId }));
    return decide(command, entry, field);
  };
