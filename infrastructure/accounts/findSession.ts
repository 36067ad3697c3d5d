import type { SessionOwner } from "../../application/ports/Sessions.ts";
import type { ReferenceDb } from "../postgres/referenceData.ts";
import { lifetime, seenAtMostEvery } from "./sessionTimes.ts";

/**
 * Finds the account of a session, if the session has not expired and the account may sign in. `now`
 * is in milliseconds.
 */
export const findSession = async (
  db: ReferenceDb,
  tokenDigest: Buffer,
  now: number,
): Promise<SessionOwner | null> => {
  const session = await db
    .selectFrom("sessions")
    .leftJoin("players", (join) =>
      join.onRef("players.id", "=", "ownerId").on("players.isArchived", "=", false),
    )
    .leftJoin("administrators", (join) =>
      join.onRef("administrators.id", "=", "ownerId").on("administrators.isArchived", "=", false),
    )
    .select(["kind", "remember", "lastSeenAt"])
    .select(["players.id as playerId", "administrators.id as administratorId"])
    .where("tokenDigest", "=", tokenDigest)
    .where("expiresAt", ">", new Date(now))
    .executeTakeFirst();
  if (!session) return null;

  if (session.lastSeenAt.getTime() + seenAtMostEvery <= now) {
    await see(db, tokenDigest, session.remember, now);
  }
  const { kind, playerId, administratorId } = session;
  if (kind === "player") return playerId && { kind, id: playerId };
  return administratorId && { kind, id: administratorId };
};

const see = (db: ReferenceDb, tokenDigest: Buffer, remember: boolean, now: number) =>
  db
    .updateTable("sessions")
    .set({ lastSeenAt: new Date(now) })
    .$if(!remember, (update) => update.set({ expiresAt: new Date(now + lifetime(remember)) }))
    .where("tokenDigest", "=", tokenDigest)
    .execute();
