import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect } from "vitest";
import { backedUp, leftOut, sequences } from "../../../infrastructure/postgres/backup/backedUp.ts";
import { createBareDatabase, fill, readAll } from "../copyEvents/testing/stores.ts";
import { ask, golfAt, test } from "./testing/commands.ts";

const id = "00000000-0000-4000-8000-000000000001";
const accounts = `
  insert into reference.players (id, first_name, last_name, email, phone, handicap)
    values ('${id}', 'Ana', E'Ace\nof "links"', 'ana@club.example', '', 12.0);
  insert into reference.player_credentials values ('${id}', 'digest');
  insert into reference.tournament_numbers (tournament_id) values ('${id}');
  insert into reference.audit (table_name, row_id, action, actor_kind, actor_id, after)
    values ('players', '${id}', 'insert', 'player', '${id}', '{"handicap": 12.0}');`;

const contents = async (url: string) => {
  const tables = await Promise.all(
    backedUp.map(({ table, order }) => ask(url, `select * from ${table} order by ${order}`)),
  );
  return { tables, events: await readAll(url) };
};

test("a backup is restored completely in another database, and the next numbers follow", async ({
  first,
  folder,
}) => {
  await fill(first, { streams: 40, rounds: 7 });
  await ask(first, accounts);
  const file = path.join(folder, "golf.backup");
  const made = await golfAt({ DATABASE_URL: first }, "backup", file, "--json");
  expect(made.code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await golfAt({}, "restore", "--check", file)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^The backup is whole: \d+ rows of /u),
  });

  const { url } = await createBareDatabase();
  const restored = await golfAt({ DATABASE_URL: url }, "restore", file, "--json");
  expect(restored.code).toBe(0);
  const { rows, sha256 } = JSON.parse(made.output);
  expect(JSON.parse(restored.output)).toMatchObject({ rows, sha256, restored: true });
  expect(await contents(url)).toEqual(await contents(first));
  const [next] = await ask<{ number: number }>(
    url,
    `insert into reference.tournament_numbers (tournament_id)
      values ('00000000-0000-4000-8000-000000000002') returning number`,
  );
  expect(next?.number).toBe(1002);
});

test("a backup contains the data of one moment during writes, and replaces no file", async ({
  first,
  folder,
}) => {
  await fill(first, { streams: 300, rounds: 2 });
  const [one, two] = [path.join(folder, "one"), path.join(folder, "two")];
  const [{ code }] = await Promise.all([
    golfAt({ DATABASE_URL: first }, "backup", one),
    fill(first, { streams: 50, rounds: 1 }),
  ]);
  expect(code).toBe(0);
  // Streams and events are of one moment: the last event of each stream is there.
  const lines = gunzipSync(readFileSync(one)).toString().split("\n");
  const rowsOf = (table: string) =>
    lines.flatMap((line) =>
      line.startsWith(`${table} `) ? [JSON.parse(line.slice(table.length + 1))] : [],
    );
  const ends = new Map<string, number>();
  for (const { stream, revision } of rowsOf("event_store.events")) ends.set(stream, revision);
  const streams = rowsOf("event_store.streams").map((row) => [row.stream, row.revision] as const);
  expect(new Map(streams)).toEqual(ends);

  await golfAt({ DATABASE_URL: first }, "backup", two);
  const again = await golfAt({ DATABASE_URL: first }, "backup", two);
  expect(again).toEqual({ code: 1, output: `${two} is there already: name another file.` });
});

test("only a whole backup is restored, and only into an empty database", async ({
  first,
  second,
  folder,
}) => {
  await fill(first, { streams: 10, rounds: 1 });
  const file = path.join(folder, "golf.backup");
  await golfAt({ DATABASE_URL: first }, "backup", file);
  const text = gunzipSync(readFileSync(file)).toString();
  const { url, isBare } = await createBareDatabase();
  const refused = async (bytes: Buffer, sentence: RegExp) => {
    const other = path.join(folder, "other");
    writeFileSync(other, bytes);
    const { code, output } = await golfAt({ DATABASE_URL: url }, "restore", other);
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
    expect(await isBare()).toBe(true);
  };
  await refused(readFileSync(file).subarray(0, -20), /cut off/u);
  await refused(gzipSync(text.split("\n").slice(0, -4).join("\n")), /cut off/u);
  await refused(gzipSync(text.replace('"revision":1', '"revision":2')), /was changed/u);
  await refused(Buffer.from("no backup"), /is no backup of this product/u);
  // A later version may store tables that this one does not know.
  const newer = text.replace(/"form":"[^"]+"/u, '"form":"9999_later"');
  const lines = newer.split("\n").slice(0, -2);
  const sha256 = createHash("sha256")
    .update(`${lines.join("\n")}\n`)
    .digest("hex");
  await refused(
    gzipSync(`${lines.join("\n")}\n${JSON.stringify({ sha256 })}\n`),
    /made by a newer version/u,
  );

  const before = await contents(second);
  expect(await golfAt({ DATABASE_URL: second }, "restore", file)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^There is an installation here already/u),
  });
  expect(await contents(second)).toEqual(before);
  expect(readdirSync(folder)).toEqual(["golf.backup", "other"]);
});

test("a restore that fails at one row leaves an empty database", async ({ first, folder }) => {
  await ask(first, accounts);
  // A damaged file: these credentials belong to no account.
  await ask(
    first,
    `alter table reference.player_credentials drop constraint player_credentials_player_id_fkey;
      delete from reference.players`,
  );
  const file = path.join(folder, "golf.backup");
  await golfAt({ DATABASE_URL: first }, "backup", file);
  const { url, isBare } = await createBareDatabase();
  expect(await golfAt({ DATABASE_URL: url }, "restore", file)).toEqual({
    code: 1,
    output:
      "The backup was not written by `golf backup`: a row of reference.player_credentials cannot be stored.",
  });
  expect(await isBare()).toBe(true);
});

test("a backup without an installation is refused and creates no folder", async ({ folder }) => {
  const missing = path.join(folder, "missing");
  const file = path.join(folder, "golf.backup");
  const { code, output } = await golfAt({ DATA_DIR: missing }, "backup", file);
  expect([code, output]).toEqual([1, expect.stringMatching(/^There is no installation here/u)]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a backup of an installation with EventStoreDB is refused and names it", async ({
  folder,
  first,
}) => {
  const settings = { DATABASE_URL: first, ESDB_URL: "esdb://127.0.0.1:2113?tls=false" };
  const { code, output } = await golfAt(settings, "backup", path.join(folder, "golf.backup"));
  expect([code, output]).toEqual([1, expect.stringMatching(/^The events are in EventStoreDB/u)]);
});

test("every table and sequence is backed up or explicitly left out", async ({ first }) => {
  const named = await ask<{ name: string; kind: string }>(
    first,
    `select format('%s.%s', nspname, relname) as name, relkind as kind
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('event_store', 'reference') and relkind in ('r', 'p', 'S')`,
  );
  const of = (kinds: string) =>
    named.flatMap(({ name, kind }) => (kinds.includes(kind) ? [name] : [])).toSorted();
  expect(of("rp")).toEqual([...backedUp.map(({ table }) => table), ...leftOut].toSorted());
  expect(of("S")).toEqual(sequences.toSorted());
});
