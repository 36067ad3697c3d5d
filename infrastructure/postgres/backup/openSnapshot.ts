import { statSync } from "node:fs";
import path from "node:path";
import { Effect, Option } from "effect";
import type pg from "pg";
import { BackupRefused, type Snapshot } from "../../../application/ports/Backup.ts";
import { appConfig } from "../../config/config.ts";
import { dataIn } from "../embedded/cluster.ts";
import type { Opener } from "../embedded/owner.ts";
import { installationUrl } from "../installationUrl.ts";
import { formOf } from "../migrationTables.ts";
import { isBeingRestored } from "../restoreMark.ts";
import { connectedTo } from "./connectedTo.ts";
import { keepLastBackup } from "./lastBackup.ts";
import { refuseOtherEventStore } from "./refuseOtherEventStore.ts";
import { countRows, rowsOf } from "./rowsOf.ts";

/** The installation as it is now, until the scope closes. It may be in use in the meantime. */
export const openSnapshot = Effect.fnUntraced(function* (opener: Opener) {
  yield* refuseOtherEventStore;
  const { databaseUrl, dataFolder } = yield* appConfig;
  // A mistyped folder must not become an installation.
  if (Option.isNone(databaseUrl) && !(yield* isThere(dataIn(path.resolve(dataFolder))))) {
    return yield* nothing;
  }
  const client = yield* connectedTo(yield* installationUrl(opener));
  const snapshot = yield* Effect.tryPromise({
    try: () => begin(client),
    catch: (cause) => cause,
  });
  return snapshot ?? (yield* nothing);
});

/** A folder that another account owns is there, so it fails with the reason why it cannot be read. */
const isThere = (folder: string) =>
  Effect.try({
    try: () => statSync(folder, { throwIfNoEntry: false }) !== undefined,
    catch: (cause) => cause,
  });

/** All rows are as they were at the moment of the first query. */
const begin = async (client: pg.ClientBase): Promise<Snapshot | null> => {
  await client.query("begin isolation level repeatable read, read only");
  const form = await formOf(client);
  if (form === null || (await isBeingRestored(client))) return null;
  return {
    form,
    rowCount: await countRows(client),
    rows: () => rowsOf(client),
    keepTime: async (takenAt) => {
      await client.query("commit");
      await keepLastBackup(client, takenAt);
    },
  };
};

const nothing = Effect.fail(
  new BackupRefused({
    message:
      "There is no installation here, so there is nothing to back up: see whether DATABASE_URL or DATA_DIR is right.",
  }),
);
