import type { AdministratorId, PlayerId } from "../../domain/shared/values.ts";
import type { ReferenceTransaction } from "../postgres/referenceData.ts";
import { digestOf } from "./tokens.ts";

/** Ends the sessions of an account, except the one of this token. Returns how many it ended. */
export const endSessions = async (
  tx: ReferenceTransaction,
  ownerId: PlayerId | AdministratorId,
  kept: string | null = null,
) => {
  const { numDeletedRows } = await tx
    .deleteFrom("sessions")
    .where("ownerId", "=", ownerId)
    .$if(kept !== null, (others) => others.where("tokenDigest", "!=", digestOf(kept ?? "")))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
