import { Option, Schema } from "effect";
import type { CommandId, PlayerId } from "../../domain/shared/values.ts";
import type { ReferenceDb } from "../postgres/referenceData.ts";

const decodeEmail = Schema.decodeUnknownOption(Schema.Struct({ email: Schema.String }));

/** The address before a command changed it. The audit of an erased account tells none. */
export const formerEmail = async (db: ReferenceDb, playerId: PlayerId, commandId: CommandId) => {
  const change = await db
    .selectFrom("audit")
    .select("before")
    .where("commandId", "=", commandId)
    .where("tableName", "=", "players")
    .where("rowId", "=", playerId)
    .executeTakeFirst();
  return Option.getOrNull(Option.map(decodeEmail(change?.before), ({ email }) => email));
};
