import { Schema } from "effect";
import { AdministratorId, PlayerId } from "../../domain/shared/values.ts";

/** Whose account it is, as jobs store it. */
export const AccountOwner = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("player"), id: PlayerId }),
  Schema.Struct({ kind: Schema.Literal("admin"), id: AdministratorId }),
]);
