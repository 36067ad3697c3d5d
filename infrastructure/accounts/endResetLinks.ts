import type { PlayerId } from "../../domain/shared/values.ts";
import type { ReferenceTransaction } from "../postgres/referenceData.ts";

/**
 * Links that were mailed before a change of the password or the e-mail address, or before the
 * account was archived, end with it. A link that was used stays, so that its request may be
 * repeated after a lost answer.
 */
export const endResetLinks = (tx: ReferenceTransaction, playerId: PlayerId) =>
  tx
    .deleteFrom("passwordResets")
    .where("playerId", "=", playerId)
    .where("usedAt", "is", null)
    .execute();
