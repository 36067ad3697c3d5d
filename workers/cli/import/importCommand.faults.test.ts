import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Effect } from "effect";
import { expect } from "vitest";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { Players } from "../../../application/ports/Players.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { asProgram } from "../../../infrastructure/testing/asProgram.ts";
import { until, within } from "../../../infrastructure/testing/until.ts";
import { isLed } from "../../../projections/engine/asLeader.ts";
import { boardSince } from "../../../projections/leaderboard/queries.ts";
import { fileOf, published } from "./testing/files.ts";
import { test as base, boardOf, head } from "./testing/product.ts";

interface Run {
  readonly ended: Promise<{
    readonly code: number | null;
    readonly out: string;
    readonly err: string;
  }>;
  readonly kill: (signal?: NodeJS.Signals) => void;
}

interface Fixtures {
  readonly folder: string;
  /** The command in a separate process, while this one runs the projector as a server does. */
  readonly golf: (...args: ReadonlyArray<string>) => Run;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), "golf-import-"));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  golf: async ({ database, folder }, use) =>
    use((...args) => {
      const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder };
      const child = spawn(process.execPath, [...asProgram, "golf", ...args], {
        env,
      });
      const texts = { out: "", err: "" };
      child.stdout.on("data", (text) => (texts.out += text));
      child.stderr.on("data", (text) => (texts.err += text));
      const closed = once(child, "close").then(([code]) => ({ code, ...texts }));
      return {
        get ended() {
          return within(`golf ${args.join(" ")} ends`, closed, () => texts.err);
        },
        kill: (signal = "SIGKILL") => child.kill(signal),
      };
    }),
});

/** The signal that ends a run, and the number of events after which it is sent. */
const ends: ReadonlyArray<readonly [NodeJS.Signals, number]> = [
  ["SIGTERM", 20],
  ["SIGKILL", 100],
  ["SIGINT", 200],
  ["SIGKILL", 300],
];

const interrupted =
  "The import was interrupted: the same command goes on from there, and adds nothing twice.\n";

test("an import that is killed and interrupted continues to the same board and prints its contents", async ({
  product,
  importFile,
  golf,
  folder,
}) => {
  const whole = fileOf(published("masters-2018"));
  const inPieces = { ...whole, event: "In Pieces 2018" };
  const place = path.join(folder, "pieces.json");
  writeFileSync(place, JSON.stringify(inPieces));
  await product.runPromise(Effect.repeat(isLed, { until: (led) => led }));

  const start = await product.runPromise(head);
  const countOf = () => product.runPromise(EventLog.use((log) => log.countAfter(start)));
  for (const [signal, events] of ends) {
    const { ended, kill } = golf("import", place);
    await until(`${events} events are imported`, async () => Number(await countOf()) >= events);
    kill(signal);
    kill(signal); // npm passes on a signal that the terminal has already sent to the program.
    const isCaught = signal !== "SIGKILL";
    expect(await ended).toEqual({
      ...{ code: isCaught ? 1 : null, out: "" },
      err: isCaught ? interrupted : "",
    });
  }
  const { code, out } = await golf("import", place, "--json").ended;
  const { tournamentId, ...output } = JSON.parse(out);
  expect(code).toBe(0);
  expect(output).toMatchObject({
    ...{ name: "In Pieces 2018", wasHere: false, isShown: true },
    ...{ players: 87, cards: 280, cuts: 1 },
  });
  const { cards } = await product.runPromise(boardSince(tournamentId, Position.make(0)));
  expect(cards.length).toBe(280);

  const inAll = await countOf();
  await importFile(whole);
  const board = await product.runPromise(boardOf(whole));
  expect(await product.runPromise(boardOf(inPieces))).toEqual(board);
  expect(await countOf()).toBe(2 * Number(inAll));
});

test("every fault of a wrong file is named, and nothing is imported", async ({
  product,
  golf,
  folder,
}) => {
  const file = JSON.parse(published("masters-2018"));
  file.event = "Wrong 2018";
  file.players[0].total = 1;
  file.players[86].status = "lost";
  const place = path.join(folder, "wrong.json");
  writeFileSync(place, JSON.stringify(file));
  const known = () =>
    product.runPromise(Effect.all([head, Players.use((players) => players.list("all"))]));

  const before = await known();
  const { code, err, out } = await golf("import", place).ended;
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(err.trim().split("\n")).toEqual([
    expect.stringMatching(/^players\[86\]\.status: must be one of .*, not "lost"$/),
    "players[0].total: is 1, but the rounds add up to 273 (Patrick Reed)",
    "Nothing was imported: the file has 2 faults.",
  ]);
  expect(await known()).toEqual(before);
});
