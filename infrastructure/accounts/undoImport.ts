import { Result, Schema } from "effect";
import { NotLastImport, type UndoneImport } from "../../application/ports/MemberImports.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import { type CommandId, PlayerId } from "../../domain/shared/values.ts";
import { type AuditEntry, writeAudits } from "../audit/audit.ts";
import {
  anyOf,
  type ReferenceDb,
  type ReferenceTransaction,
  transact,
} from "../postgres/referenceData.ts";
import { raisePeopleVersion } from "./peopleVersion.ts";
import { replacePlayers } from "./replacePlayers.ts";

/** The audit keeps what the import did to an account until the account is erased. */
export const undoImport = (
  db: ReferenceDb,
  id: CommandId,
  inUse: ReadonlySet<PlayerId>,
  origin: ChangeOrigin,
) =>
  transact(db, async (tx) => {
    const known = await tx
      .selectFrom("memberImports")
      .selectAll()
      .orderBy("number", "desc")
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (known?.commandId !== id) return Result.fail(new NotLastImport());
    if (known.undoneBy === origin.commandId) return Result.succeed(await undone(tx, id, origin));
    if (known.undoneBy !== null) return Result.fail(new NotLastImport());

    const deeds = await deedsOf(tx, id);
    const ids = deeds.map(({ rowId }) => rowId);
    const players = new Map(
      (
        await tx
          .selectFrom("players")
          .selectAll()
          .where("id", "=", anyOf(ids))
          .orderBy("id")
          .forUpdate()
          .execute()
      ).map((player) => [player.id, player] as const),
    );
    const touched = await touchedSince(tx, id, ids);
    const free = deeds.filter(({ rowId }) => !touched.has(rowId) && !inUse.has(rowId));

    const removed = free.filter(({ action }) => action === "created").map(({ rowId }) => rowId);
    await removePlayers(tx, removed);
    const former = free.flatMap(({ rowId, before }) => {
      const player = players.get(rowId);
      return player && before ? [{ player, before }] : [];
    });
    await replacePlayers(
      tx,
      former.map(({ player, before }) => ({ ...player, ...before })),
    );

    const audits = [
      ...removed.map(
        (rowId): AuditEntry => ({ deed: { table: "players", rowId, action: "erased" } }),
      ),
      ...former.map(({ player, before }): AuditEntry => {
        const fields = Object.keys(before) as Array<keyof typeof before>;
        const replaced = Object.fromEntries(fields.map((field) => [field, player[field]]));
        const deed = { table: "players", rowId: player.id, action: "changed" } as const;
        return { deed, values: { before: replaced, after: before } };
      }),
    ];
    await writeAudits(tx, audits, origin);
    await tx
      .updateTable("memberImports")
      .set({ undoneBy: origin.commandId })
      .where("commandId", "=", id)
      .execute();
    await raisePeopleVersion(tx);
    return Result.succeed(await undone(tx, id, origin));
  });

/** The accounts of an import that exist. */
export const importedBy = async (db: ReferenceDb, id: CommandId) => {
  const rows = await db
    .selectFrom("audit")
    .innerJoin("players", "players.id", "rowId")
    .select("players.id")
    .where("commandId", "=", id)
    .where("tableName", "=", "players")
    .execute();
  return rows.map((row) => row.id);
};

/** Follows from the audit, so a repetition gets the same answer. */
const undone = async (tx: ReferenceTransaction, id: CommandId, { commandId }: ChangeOrigin) => {
  const deeds = await tx
    .selectFrom("audit")
    .select(["rowId", "action"])
    .where("commandId", "=", commandId)
    .execute();
  const done = new Set<string>(deeds.map(({ rowId }) => rowId));
  const removed = deeds.filter(({ action }) => action === "erased").length;
  const kept = (await importedBy(tx, id)).filter((playerId) => !done.has(playerId));
  return { removed, restored: deeds.length - removed, kept } satisfies UndoneImport;
};

const text = Schema.optionalKey(Schema.String);
const textOrNull = Schema.optionalKey(Schema.NullOr(Schema.String));
const numberOrNull = Schema.optionalKey(Schema.NullOr(Schema.Number));

/** What an import may have changed. */
const Former = Schema.Struct({
  firstName: text,
  lastName: text,
  phone: text,
  handicap: numberOrNull,
  shirtSize: Schema.optionalKey(
    Schema.NullOr(Schema.Literals(["XS", "S", "M", "L", "XL", "XXL", "XXXL"])),
  ),
  gender: Schema.optionalKey(Schema.NullOr(Schema.Literals(["female", "male"]))),
  birthYear: numberOrNull,
  memberNumber: textOrNull,
  homeClub: textOrNull,
});

/** The audit of an erased account tells no values. */
const decodeDeeds = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      rowId: PlayerId,
      action: Schema.String,
      before: Schema.NullOr(Former),
    }),
  ),
);

const deedsOf = async (tx: ReferenceTransaction, id: CommandId) => {
  const rows = await tx
    .selectFrom("audit")
    .select(["rowId", "action", "before"])
    .where("commandId", "=", id)
    .where("tableName", "=", "players")
    .execute();
  return decodeDeeds(rows);
};

/**
 * Whoever signed in, was changed or asked for a link since the import. An invitation that nobody has
 * accepted ends with the account.
 */
const touchedSince = async (
  tx: ReferenceTransaction,
  id: CommandId,
  ids: ReadonlyArray<PlayerId>,
): Promise<ReadonlySet<string>> => {
  const first = tx
    .selectFrom("audit")
    .select((row) => row.fn.min("id").as("first"))
    .where("commandId", "=", id);
  const later = await tx
    .selectFrom("audit")
    .select("rowId")
    .distinct()
    .where("rowId", "=", anyOf<string>(ids))
    .where("id", ">", first)
    .where((row) => row.or([row("commandId", "is", null), row("commandId", "!=", id)]))
    .execute();
  const links = await tx
    .selectFrom("passwordResets")
    .select("playerId")
    .where("playerId", "=", anyOf(ids))
    .where("isInvitation", "=", false)
    .execute();
  return new Set([
    ...later.map(({ rowId }) => rowId),
    ...links.flatMap(({ playerId }) => playerId ?? []),
  ]);
};

const removePlayers = async (tx: ReferenceTransaction, ids: ReadonlyArray<PlayerId>) => {
  await tx.deleteFrom("players").where("id", "=", anyOf(ids)).execute();
  await tx
    .updateTable("audit")
    .set({ before: null, after: null })
    .where("rowId", "=", anyOf<string>(ids))
    .execute();
};
