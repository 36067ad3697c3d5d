import type { SessionOwner } from "../../application/ports/Sessions.ts";
import type { ReferenceDb } from "../postgres/referenceData.ts";
import { endOf, seenAtMostEvery } from "./sessionTimes.ts";

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
    .select(["kind", "remember", "sessions.createdAt", "lastSeenAt"])
    .select(["players.id as playerId", "administrators.id as administratorId"])
    .where("tokenDigest", "=", tokenDigest)
    .where("expiresAt", ">", new Date(now))
    .executeTakeFirst();
  if (!session) return null;

  if (session.lastSeenAt.getTime() + seenAtMostEvery <= now) {
    const expiresAt = endOf({ ...session, createdAt: session.createdAt.getTime() }, now);
    await see(db, tokenDigest, { lastSeenAt: new Date(now), expiresAt: new Date(expiresAt) });
  }
  const { kind, playerId, administratorId } = session;
  if (kind === "player") return playerId && { kind, id: playerId };
  return administratorId && { kind, id: administratorId };
};

const see = (
  db: ReferenceDb,
  tokenDigest: Buffer,
  times: { readonly lastSeenAt: Date; readonly expiresAt: Date },
) => db.updateTable("sessions").set(times).where("tokenDigest", "=", tokenDigest).execute();
