import type { SessionOwner } from "../../application/ports/Sessions.ts";
import { writeAudit } from "../audit/audit.ts";
import type { ReferenceDb } from "../postgres/referenceData.ts";
import { browserName } from "./browserName.ts";
import { endOf } from "./sessionTimes.ts";

interface Opening {
  readonly owner: SessionOwner;
  readonly remember: boolean;
  readonly userAgent: string | null;
  /** In milliseconds. */
  readonly now: number;
}

/** More than anybody has devices. */
export const MAX_SESSIONS = 50;

/**
 * Also deletes the sessions that have expired, and the oldest ones of an account that has more than
 * its number. Returns how many of those it ended.
 */
export const openSession = (db: ReferenceDb, tokenDigest: Buffer, opening: Opening) =>
  db.transaction().execute(async (tx) => {
    const { owner, remember } = opening;
    const now = new Date(opening.now);
    const session = { kind: owner.kind, remember, createdAt: opening.now };
    const expiresAt = new Date(endOf(session, opening.now));

    await tx.deleteFrom("sessions").where("expiresAt", "<=", now).execute();
    await tx
      .insertInto("sessions")
      .values({
        tokenDigest,
        kind: owner.kind,
        ownerId: owner.id,
        remember,
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
        browser: browserName(opening.userAgent),
      })
      .execute();
    const deed = { table: "sessions", rowId: owner.id, action: "signed in" } as const;
    await writeAudit(tx, deed, { actor: owner, commandId: null });
    const tooMany = tx
      .selectFrom("sessions")
      .select("id")
      .where("ownerId", "=", owner.id)
      .orderBy("createdAt", "desc")
      .orderBy("id")
      .offset(MAX_SESSIONS);
    const ended = tx.deleteFrom("sessions").where("id", "in", tooMany);
    return Number((await ended.executeTakeFirstOrThrow()).numDeletedRows);
  });
