import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { Effect, Option, Ref, Schedule } from "effect";
import pg from "pg";
import {
  BackupRefused,
  type BackupRow,
  type EmptyInstallation,
} from "../../../application/ports/Backup.ts";
import { appConfig } from "../../config/config.ts";
import { checkLogin } from "../checkLogin.ts";
import { homeIn } from "../embedded/cluster.ts";
import type { Opener } from "../embedded/owner.ts";
import { installationUrl } from "../installationUrl.ts";
import { isKnownForm, migrate, migrateTo } from "../migrate.ts";
import { formOf, MIGRATIONS } from "../migrationTables.ts";
import { dropMark, isBeingRestored, isFirstToRestore, makeMark } from "../restoreMark.ts";
import { connectedTo } from "./connectedTo.ts";
import { refuseOtherEventStore } from "./refuseOtherEventStore.ts";
import { rowsOf, SEQUENCE, tablesIn } from "./rowsOf.ts";

const PART = 500;

/**
 * A folder or a database without an installation. It gets the tables of this version. An embedded
 * database that is made for it and cannot be filled is removed again.
 */
export const openEmpty = Effect.fnUntraced(function* (form: string, opener: Opener) {
  yield* refuseOtherEventStore;
  if (!isKnownForm(form)) yield* newer;
  const unfilled = yield* removedUnfilled;
  const url = yield* installationUrl(opener);
  const client = yield* connectedTo(url);
  if (!(yield* attempt(() => isFirstToRestore(client)))) yield* another;
  // Removes what an interrupted restore has left.
  if (yield* attempt(() => isBeingRestored(client))) yield* attempt(() => client.query(undo));
  const found = yield* attempt(() => formOf(client));
  if (found !== null) yield* notEmpty;
  yield* Ref.set(unfilled, true);
  const load: EmptyInstallation["load"] = async (rows, check) => {
    try {
      await client.query(makeMark);
      await migrateTo(url, form);
      await loadInto(client, rows, check);
    } catch (error) {
      const isUndone = await client.query(undo).then(
        () => true,
        () => false,
      );
      throw isUndone ? error : brokenOff;
    }
    await migrate(url);
  };
  const empty: EmptyInstallation = {
    load: (...work) =>
      Effect.tryPromise({ try: () => load(...work), catch: (cause) => cause }).pipe(
        Effect.raceFirst(untilItAnswersNoMore(url)),
        Effect.andThen(Ref.set(unfilled, false)),
        Effect.runPromise,
      ),
  };
  return empty;
});

/** A connection does not always notice that its server is gone, but a new one does. */
const untilItAnswersNoMore = (url: string) =>
  attempt(() => checkLogin(url, "of the restore")).pipe(
    Effect.retry({ schedule: Schedule.spaced("1 second"), times: 5 }),
    Effect.repeat(Schedule.spaced("2 seconds")),
    Effect.catch(() => Effect.fail(brokenOff)),
    Effect.andThen(Effect.never),
  );

/**
 * Says whether a database that was not there before is to be removed once it has been closed. It is
 * not ours as long as it may hold the installation of somebody else.
 */
const removedUnfilled = Effect.gen(function* () {
  const { databaseUrl, dataFolder } = yield* appConfig;
  const home = homeIn(path.resolve(dataFolder));
  const isNew = Option.isNone(databaseUrl) && !existsSync(home);
  return yield* Effect.acquireRelease(Ref.make(false), (unfilled) =>
    Effect.map(Ref.get(unfilled), (isUnfilled) => {
      if (isNew && isUnfilled) rmSync(home, { recursive: true, force: true });
    }),
  );
});

const loadInto: (
  client: pg.ClientBase,
  ...work: Parameters<EmptyInstallation["load"]>
) => Promise<void> = async (client, rows, check) => {
  await client.query("begin");
  try {
    // A new database already contains its default lists. It has no events, and none can be removed.
    const tables = (await tablesIn(client)).map(({ table }) => table);
    const lists = tables.filter((table) => !table.startsWith("event_store."));
    await client.query(`truncate ${lists.join(", ")} cascade`);
    for await (const { table, json } of inParts(rows)) await insert(client, table, json);
    await check(rowsOf(client));
    await client.query(dropMark);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
};

/** Rows of one table together, as one JSON list. */
async function* inParts(rows: AsyncIterable<BackupRow>) {
  let part: Array<string> = [];
  let table = "";
  const whole = () => ({ table, json: `[${part.join(",")}]` });
  for await (const row of rows) {
    if (part.length > 0 && (row.table !== table || part.length === PART)) {
      yield whole();
      part = [];
    }
    table = row.table;
    part.push(row.json);
  }
  if (part.length > 0) yield whole();
}

const insert = async (client: pg.ClientBase, table: string, json: string) => {
  if (table === SEQUENCE) {
    await client.query(
      `select setval(name::regclass, last_value, is_called)
        from json_to_recordset($1) as state (name text, last_value bigint, is_called boolean)`,
      [json],
    );
    return;
  }
  const known = (await tablesIn(client)).find((one) => one.table === table);
  if (!known) throw new BackupRefused({ message: `The backup has a table of others: ${table}.` });
  try {
    await client.query(
      `insert into ${known.table} overriding system value
        select * from json_populate_recordset(null::${known.table}, $1)`,
      [json],
    );
  } catch (error) {
    throw isAboutData(error) ? foreign(table) : error;
  }
};

/** The classes of errors about values and about the keys of rows. */
const isAboutData = (error: unknown) =>
  error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? "");

const foreign = (table: string) =>
  new BackupRefused({
    message: `The backup was not written by \`golf backup\`: a row of ${table} cannot be stored.`,
  });

/**
 * An incomplete restore must not be used as an installation. So the mark is removed at the end,
 * together with the last change.
 */
const undo = `
  begin;
  drop schema if exists event_store, reference, read, rebuild, ${MIGRATIONS} cascade;
  drop schema if exists restoring;
  commit`;

const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => cause });

const brokenOff = new BackupRefused({
  message:
    "The database broke off, as it does when its disk is full. Nothing was restored: make room, and run it again.",
});

const refuse = (message: string) => Effect.fail(new BackupRefused({ message }));

const newer = refuse("The backup was made by a newer version of this program: install that first.");

const another = refuse("Another `golf restore` works on this database: let it end.");

const notEmpty = refuse(
  "There is an installation here already: name a DATA_DIR that does not exist yet, or an empty database as DATABASE_URL.",
);
