import { Result } from "effect";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import { SessionNotFound, type SessionOwner } from "../../application/ports/Sessions.ts";
import type { SessionId } from "../../domain/shared/values.ts";
import { isRepetition, writeAudit } from "../audit/audit.ts";
import { type ReferenceDb, transact } from "../postgres/referenceData.ts";
import { endSessions } from "./endSessions.ts";

/** Ends a session only if it belongs to this account; for any other id it finds no session. */
export const endOneSession =
  (db: ReferenceDb) => (owner: SessionOwner, id: SessionId, origin: ChangeOrigin) =>
    transact(db, async (tx) => {
      const deed = { table: "sessions", rowId: owner.id, action: "ended" } as const;
      const ended = await tx
        .deleteFrom("sessions")
        .where("id", "=", id)
        .where("ownerId", "=", owner.id)
        .returning(["id", "browser"])
        .executeTakeFirst();
      if (ended) {
        await writeAudit(tx, deed, origin, { before: ended });
        return Result.void;
      }
      const isDone = await isRepetition(tx, deed, origin);
      return isDone ? Result.void : Result.fail(new SessionNotFound({ sessionId: id }));
    });

/** Ends all sessions of this account except the one of this token. */
export const endOtherSessions =
  (db: ReferenceDb) => (owner: SessionOwner, token: string | null, origin: ChangeOrigin) =>
    transact(db, async (tx) => {
      const deed = { table: "sessions", rowId: owner.id, action: "others ended" } as const;
      if (await isRepetition(tx, deed, origin)) return Result.void;
      const count = await endSessions(tx, owner.id, token);
      if (count > 0) await writeAudit(tx, deed, origin, { before: { count } });
      return Result.void;
    });
