import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { startEmbeddedPostgres } from "../embedded.ts";
import { migrate } from "../migrate.ts";
import { newCluster } from "../testing/newCluster.ts";
import { launch } from "./launch.ts";

const opener = { program: "npm test", kind: "server" } as const;

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "golf-roles-")), "data");
  mkdirSync(folder);
  newCluster(folder);
  onTestFinished(() => rmSync(path.dirname(folder), { recursive: true }));
});

const ask = async (url: string, ...questions: ReadonlyArray<string>) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: ReadonlyArray<unknown> = [];
    for (const question of questions) rows = (await client.query(question)).rows;
    return rows;
  } finally {
    await client.end();
  }
};

const onServer = async (work: (url: string) => Promise<unknown>) => {
  const { url, stop } = await startEmbeddedPostgres(folder, opener);
  try {
    await work(url("postgres"));
  } finally {
    await stop();
  }
};

const expectNoSuperuser = async (url: string) => {
  await expect(ask(url, "copy (select 1) to program 'true'")).rejects.toThrow("permission denied");
  await expect(ask(url, "select pg_read_file('PG_VERSION')")).rejects.toThrow("permission denied");
  const superusers = "select rolname from pg_roles where rolsuper and rolcanlogin";
  expect(await ask(url, superusers)).toEqual([]);
};

test("the product owns its database and is not a superuser", async () => {
  await onServer(async (url) => {
    await expectNoSuperuser(url);
    await migrate(url);
    await ask(url, "create table public.notes (text text)");
    expect(await ask(url, "table public.notes")).toEqual([]);
  });
});

test("a folder whose role was a superuser is taken over with all its objects", async () => {
  const before = await launch(folder);
  await migrate(before.url("postgres"));
  await ask(
    before.url("postgres"),
    "create schema club",
    "create table club.bags (id bigint generated always as identity, clubs integer default 14)",
    "insert into club.bags default values",
    "create sequence club.numbers",
    "create type club.colour as enum ('red')",
    "create domain club.name as text",
    "create view club.full_bags as select * from club.bags",
    "create function club.one() returns integer language sql as 'select 1'",
  );
  await before.stop();

  await onServer(async (url) => {
    await expectNoSuperuser(url);
    const left = `select oid::regclass from pg_class
      where relowner <> 'app'::regrole and oid >= 16384
        and relnamespace not in ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace)`;
    expect(await ask(url, left)).toEqual([]);
    await ask(
      url,
      "insert into club.bags (clubs) select nextval('club.numbers')",
      "alter type club.colour add value 'blue'",
      "alter domain club.name set not null",
      "drop view club.full_bags",
      "drop function club.one()",
      "alter table event_store.events add column more text",
      "drop schema reference cascade",
    );
    expect(await ask(url, "select clubs from club.bags order by id")).toEqual([
      { clubs: 14 },
      { clubs: 1 },
    ]);
  });
  await onServer(expectNoSuperuser);
});
