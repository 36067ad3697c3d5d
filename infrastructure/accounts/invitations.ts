import type { Invited } from "../../application/ports/PasswordResets.ts";
import type { SessionOwner } from "../../application/ports/Sessions.ts";
import { AdministratorId, PlayerId } from "../../domain/shared/values.ts";
import { anyOf, type ReferenceDb } from "../postgres/referenceData.ts";
import { awaitingOwners } from "./awaitsOwner.ts";
import { digestOf, newCode } from "./tokens.ts";

type Kind = SessionOwner["kind"];

/** The accounts that may sign in, and into which nobody has signed in so far. */
export const invitable = async (
  db: ReferenceDb,
  kind: Kind,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyArray<{ readonly id: string; readonly email: string }>> => {
  if (kind === "player") {
    const waiting = await awaitingOwners(db, "players", ids);
    return db
      .selectFrom("players")
      .select(["id", "email"])
      .where("id", "=", anyOf([...waiting].map((id) => PlayerId.make(id))))
      .where("isArchived", "=", false)
      .execute();
  }
  const waiting = await awaitingOwners(db, "administrators", ids);
  return db
    .selectFrom("administrators")
    .select(["id", "email"])
    .where("id", "=", anyOf([...waiting].map((id) => AdministratorId.make(id))))
    .where("isArchived", "=", false)
    .execute();
};

/** Earlier codes and links of these accounts end. */
export const invite = (db: ReferenceDb, kind: Kind, ids: ReadonlyArray<string>, expiresAt: Date) =>
  db.transaction().execute(async (tx): Promise<ReadonlyMap<string, Invited>> => {
    const accounts = await invitable(tx, kind, ids);
    if (accounts.length === 0) return new Map();
    const invited = accounts.map(({ id, email }) => ({ id, email, code: newCode() }));
    const rows = invited.map(({ id, code }) => ({
      playerId: kind === "player" ? PlayerId.make(id) : null,
      administratorId: kind === "admin" ? AdministratorId.make(id) : null,
      ...{ tokenDigest: digestOf(code), isInvitation: true, expiresAt, usedAt: null },
    }));
    const earlier = tx.deleteFrom("passwordResets");
    const ofPlayers = anyOf(rows.flatMap(({ playerId }) => playerId ?? []));
    const ofOffice = anyOf(rows.flatMap(({ administratorId }) => administratorId ?? []));
    await (kind === "player"
      ? earlier.where("playerId", "=", ofPlayers)
      : earlier.where("administratorId", "=", ofOffice)
    ).execute();
    await tx.insertInto("passwordResets").values(rows).execute();
    return new Map(invited.map(({ id, ...one }) => [id, one]));
  });
