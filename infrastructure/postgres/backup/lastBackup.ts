import { Effect, Layer, Option } from "effect";
import type pg from "pg";
import { LastBackup } from "../../../application/ports/LastBackup.ts";
import type { EventStoreKind } from "../../policies/policyCheckpoints.ts";
import type { Database } from "../database.ts";

export const lastBackup = ({ reference }: Database, kind: EventStoreKind) =>
  Layer.succeed(LastBackup, {
    isKept: kind === "postgres",
    takenAt: Effect.promise(async () => {
      const row = await reference.selectFrom("lastBackup").select("takenAt").executeTakeFirst();
      return Option.fromNullishOr(row?.takenAt);
    }),
  });

/** A clock that was set back must not make the last backup older. */
const keep = `
  insert into reference.last_backup (taken_at) values ($1)
  on conflict (is_only_row) do update
    set taken_at = greatest(last_backup.taken_at, excluded.taken_at)`;

/** A database that this version has not migrated yet has no place for the time. */
export const keepLastBackup = async (client: pg.ClientBase, takenAt: string) => {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('reference.last_backup') is not null as "isThere"`,
  );
  if (rows[0]?.isThere) await client.query(keep, [takenAt]);
};
