import type { OpenSession, SessionOwner } from "../../application/ports/Sessions.ts";
import type { ReferenceDb } from "../postgres/referenceData.ts";
import { digestOf } from "./tokens.ts";

/**
 * The session of this token comes first, then the most recently used one. `now` is in milliseconds.
 */
export const listSessions = async (
  db: ReferenceDb,
  owner: SessionOwner,
  token: string | null,
  now: number,
): Promise<ReadonlyArray<OpenSession>> => {
  const sessions = await db
    .selectFrom("sessions")
    .select(["id", "tokenDigest", "createdAt", "lastSeenAt", "browser"])
    .where("ownerId", "=", owner.id)
    .where("kind", "=", owner.kind)
    .where("expiresAt", ">", new Date(now))
    .orderBy("lastSeenAt", "desc")
    .orderBy("id")
    .execute();
  const current = token === null ? null : digestOf(token);
  const listed = sessions.map(({ tokenDigest, createdAt: startedAt, ...session }) => ({
    ...session,
    startedAt,
    isCurrent: current?.equals(tokenDigest) ?? false,
  }));
  return [
    ...listed.filter(({ isCurrent }) => isCurrent),
    ...listed.filter(({ isCurrent }) => !isCurrent),
  ];
};
