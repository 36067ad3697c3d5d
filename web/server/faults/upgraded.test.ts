import path from "node:path";
import { expect } from "vitest";
import { until } from "../../../infrastructure/testing/until.ts";
import { leaderboard } from "../../../projections/leaderboard/projection.ts";
import { registry } from "../../../projections/registry.ts";
import { succeed } from "./testing/call.ts";
import { askDatabase, embeddedUrl, readLog } from "./testing/eventLog.ts";
import { before, oldCookie, readBefore, sessionSecret } from "./testing/installationOf210.ts";
import { isReadable, unpackInto } from "./testing/keptFolder.ts";
import { knownBefore, type Row, rowsIn } from "./testing/keptRows.ts";
import { freePort, withProcesses as test } from "./testing/processes.ts";

interface Line {
  readonly user: { readonly id: string };
  readonly totalGross: number;
  readonly totalNet: number;
  readonly totalStableford: number;
}

interface Named {
  readonly id: string;
}

interface Card {
  readonly scores: ReadonlyArray<{ readonly holeNumber: number; readonly strokes: number }>;
}

interface Made {
  readonly projection: string;
  readonly version: number;
}

/** The version of each read model that has made its tables. */
const versionsOn = async (folder: string) => {
  const made = "select projection, version from read.checkpoint";
  const rows = await askDatabase<Made>(embeddedUrl(folder), made);
  return new Map(rows.map(({ projection, version }) => [projection, version]));
};

const totalsOf = ({ user, totalGross, totalNet, totalStableford }: Line) =>
  [user.id, totalGross, totalNet, totalStableford] as const;

const holesOf = ({ scores }: Card) =>
  scores.map(({ holeNumber, strokes }) => [holeNumber, strokes] as const);

/**
 * Their order may differ, because some events have ended in the meantime and ties are decided now.
 */
const byPlayer = (lines: ReadonlyArray<readonly [string, ...ReadonlyArray<number>]>) =>
  lines.toSorted(([one], [other]) => (one < other ? -1 : 1));

test("an installation of 2.1.0 with the demo and two tournaments keeps its data in this version", async ({
  processes,
  skip,
}) => {
  skip(!isReadable, "The folder of 2.1.0 is one of Linux on x64.");
  const { folder, start, golf } = processes;
  unpackInto(folder, "2.1.0");
  const { rows, log } = await readBefore(folder);
  const env = { SESSION_SECRET: sessionSecret };
  const { origin, end } = await start("server", env);

  // Sessions stay valid.
  const nobody = { id: "", firstName: "", lastName: "" };
  const admin = { ...nobody, cookie: await oldCookie("admin") };
  const player = { ...nobody, cookie: await oldCookie("player") };
  expect(await succeed(origin, player, "GET", "/api/user")).toMatchObject(before.player);

  const idsAt = async (address: string) => {
    const list: ReadonlyArray<Named> = await succeed(origin, admin, "GET", address);
    return list.map(({ id }) => id).toSorted();
  };
  const ofEvent = (id: string, ofAll: ReadonlyMap<string, Row>, column: string) =>
    [...ofAll.values()]
      .filter((row) => row["tournament_id"] === id)
      .map((row) => String(row[column]))
      .toSorted();
  const expectAllThere = async () => {
    expect(await idsAt("/api/courses")).toEqual([...rows["reference.courses"].keys()].toSorted());
    const players = [...rows["reference.players"].keys()].toSorted();
    expect(await idsAt("/api/admin/users")).toEqual(players);
    for (const { id, name, lines } of before.boards) {
      const games = ofEvent(id, rows["read.side_game"], "side_game_id");
      expect(await idsAt(`/api/events/${id}/side-games`)).toEqual(games);
      const field = ofEvent(id, rows["read.registration"], "player_id");
      expect(await idsAt(`/api/events/${id}/participants`)).toEqual(field);
      expect(await succeed(origin, admin, "GET", `/api/events/${id}`)).toMatchObject({ name });
      const path = `/api/events/${id}/leaderboard`;
      const board: ReadonlyArray<Line> = await succeed(origin, admin, "GET", path);
      expect(byPlayer(board.map(totalsOf))).toEqual(byPlayer(lines));
    }
    const path = `/api/events/${before.playedIn}/my-scorecards`;
    const cards: ReadonlyArray<Card> = await succeed(origin, player, "GET", path);
    expect(cards.map(holesOf)).toEqual(before.holes);
  };
  // No projector runs, so these are still the tables of 2.1.0.
  const databaseUrl = embeddedUrl(folder);
  const expectRowsThere = async () =>
    expect(knownBefore(rows, await rowsIn(databaseUrl, "today"))).toEqual(rows);
  await expectAllThere();
  await expectRowsThere();
  expect((await versionsOn(folder)).get("leaderboard")).not.toBe(leaderboard.version);

  const projector = await start("projector", env, await freePort());
  await until("the read models are of this version", async () => {
    const versions = await versionsOn(folder);
    return registry.every(({ name, version }) => versions.get(name) === version);
  });
  await expectAllThere();
  await expectRowsThere();
  expect((await readLog({ databaseUrl })).slice(0, log.length)).toEqual(log);

  expect(golf({}, "verify", "--all")).toMatchObject({ status: 0 });
  const record = path.join(folder, "masters.jsonl");
  const masters = before.boards.find(({ name }) => name === "Masters Tournament 2018");
  expect(golf({}, "audit", "export", masters?.id ?? "", "--to", record)).toMatchObject({
    status: 0,
  });
  expect(golf({}, "audit", "verify", record)).toMatchObject({ status: 0 });
  expect(await projector.end("SIGTERM")).toBe(0);
  expect(await end("SIGTERM")).toBe(0);
});
