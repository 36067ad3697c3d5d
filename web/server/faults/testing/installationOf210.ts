import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { startEmbeddedPostgres } from "../../../../infrastructure/postgres/embedded.ts";
import { sealSessions } from "../../sessions/cookies.ts";
import { askDatabase, readLog } from "./eventLog.ts";
import { rowsIn } from "./keptRows.ts";

const kept = new URL("installation-2.1.0/", import.meta.url);

/** The answers of version 2.1.0 about it, before it was stopped. */
interface Before {
  readonly tokens: { readonly player: string; readonly admin: string };
  readonly player: { readonly id: string; readonly email: string };
  readonly playedIn: string;
  /** The player's cards in that event: hole and strokes. */
  readonly holes: ReadonlyArray<ReadonlyArray<readonly [hole: number, strokes: number]>>;
  readonly boards: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly lines: ReadonlyArray<readonly [player: string, ...totals: ReadonlyArray<number>]>;
  }>;
}

export const before: Before = JSON.parse(readFileSync(new URL("before.json", kept), "utf8"));

export const sessionSecret = "a-secret-of-the-installation-of-2.1.0";

/**
 * What 2.1.0 has stored, read before any newer program has written. Sessions expire after a month,
 * those of administrators after a day, but the folder is kept for longer. So they begin now.
 */
export const readBefore = async (folder: string) => {
  const opener = { program: "npm test", kind: "server" } as const;
  const { url, stop } = await startEmbeddedPostgres(folder, opener);
  const databaseUrl = url("postgres");
  const begin = `update reference.sessions
    set created_at = now(), last_seen_at = now(), expires_at = now() + interval '1 day'`;
  await askDatabase(databaseUrl, begin);
  const read = { rows: await rowsIn(databaseUrl, "then"), log: await readLog({ databaseUrl }) };
  await stop();
  return read;
};

/** The cookies of 2.1.0. They are sealed today, because a seal expires after a month too. */
export const oldCookie = async (kind: "player" | "admin") => {
  const app = Fastify();
  await sealSessions(app, { secret: sessionSecret, secure: false });
  await app.ready();
  const session = app.createSecureSession({ token: before.tokens[kind] });
  const sealed = app.encodeSecureSession(session, `${kind}Session`);
  await app.close();
  return `${kind}_session=${encodeURIComponent(sealed)}`;
};
