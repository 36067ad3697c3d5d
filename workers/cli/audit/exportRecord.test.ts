import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Effect, Schedule } from "effect";
import { afterAll, expect, onTestFinished } from "vitest";
import { EventCopy } from "../../../application/ports/EventCopy.ts";
import { rankLeaderboard } from "../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { addBalances, balancesOf } from "../../../domain/golf/sideGames/settlingUp/balances.ts";
import { fewestTransfers } from "../../../domain/golf/sideGames/settlingUp/fewestTransfers.ts";
import { TournamentId } from "../../../domain/shared/values.ts";
import { openCopy } from "../../../infrastructure/eventStore/copying/openCopy.ts";
import { startProductOnFake } from "../../../infrastructure/eventStore/eventStoreDb/testing/productOnFake.ts";
import { isOnEventStoreDb } from "../../../infrastructure/eventStore/testing/chosenEventStore.ts";
import { sentenceFor } from "../../../infrastructure/failures/sentenceFor.ts";
import { connect } from "../../../infrastructure/postgres/database.ts";
import { createDatabase } from "../../../infrastructure/postgres/testing/database.ts";
import { optionsOf } from "../../../projections/boards/board.ts";
import { Boards } from "../../../projections/boards/boards.ts";
import { type SettledGame, settle } from "../../../projections/boards/settlements.ts";
import { copyEvents } from "../copyEvents/copyEvents.ts";
import { demoEvents } from "../demo/demoEvents.ts";
import { demoTournamentId } from "../demo/demoTournament.ts";
import { seedDemo } from "../demo/seedDemo.ts";
import { test } from "../import/testing/product.ts";
import { commandLine, script } from "../testing/commands.ts";
import { registerAuditCommand } from "./auditCommand.ts";
import { exportRecord } from "./exportRecord.ts";
import { outcomeIn, readRecord } from "./readRecord.ts";

const folder = mkdtempSync(path.join(tmpdir(), "golf-export-"));
afterAll(() => rmSync(folder, { recursive: true }));

const options = { json: true, rules: "2.1.0" };

test("a record contains what the pages show, and a second export has the same bytes", async ({
  product,
}) => {
  await product.runPromise(seedDemo());
  for (const event of [demoEvents.completed, demoEvents.active]) {
    const id = demoTournamentId(event);
    const files = ["one", "two"].map((name) => path.join(folder, `${id}-${name}`));
    for (const file of files) await product.runPromise(exportRecord(id, { file, ...options }));
    const [one = "", two = ""] = files;
    expect(readFileSync(one)).toEqual(readFileSync(two));

    const { scoring, board, sideGames, matches, balances, transfers } = outcomeIn(
      await readRecord(one),
    );
    const shown = await product.runPromise(
      Effect.gen(function* () {
        const boards = yield* Boards;
        const { cards, entries } = yield* boards.leaderboard(id);
        const games = yield* boards.sideGames(id);
        const settled = yield* Effect.forEach(games.games, (game) =>
          settle(games, game.side_game_id, Effect.succeed([])),
        );
        const choice = { view: "event-total", scoring, selectedRound: 1 } as const;
        return {
          board: rankLeaderboard(entries, optionsOf(cards, choice)),
          money: settled.map((game) => game?.settlement.winnings),
          balances: addBalances(settled.map(balancesOfGame)),
          matches: yield* boards.matches(id),
        };
      }).pipe(Effect.provide(Boards.layer)),
    );
    const lineOf = ({ position, playerId, total, strokes }: (typeof board)[number]) =>
      [position, playerId, total, strokes].join(" ");
    // Players with the same place are listed by name there, and a record contains no names.
    expect(board.map(lineOf).toSorted()).toEqual(
      shown.board
        .map(({ entry, ...line }) => lineOf({ ...line, playerId: entry.user.id, rounds: [] }))
        .toSorted(),
    );
    expect(sideGames.map(({ winnings }) => winnings)).toEqual(shown.money);
    expect(balances).toEqual(shown.balances);
    expect(transfers).toEqual(fewestTransfers(shown.balances));
    expect(matches.map(({ matchId, state }) => [matchId, state])).toEqual(
      shown.matches.map(({ matchId, state }) => [matchId, state]),
    );
  }
});

const balancesOfGame = (settled: SettledGame | undefined) =>
  balancesOf({
    playerIds: settled?.game.participants.map((row) => row.player_id) ?? [],
    winnings: settled?.settlement.winnings ?? [],
  });

test("the verification says what each player gets or owes over all side games, and who pays whom", async ({
  product,
}) => {
  await product.runPromise(seedDemo());
  const id = demoTournamentId(demoEvents.active);
  const file = path.join(folder, "with-money");
  const golf = commandLine((program) =>
    registerAuditCommand(program, { runtime: product, version: "2.1.0" }),
  );
  await golf(script, "audit", "export", id, "--to", file);
  const { code, output } = await golf(script, "audit", "verify", file);
  expect(code).toBe(0);
  const lines = output.map((line) => line.split("\t"));
  const cents = (text = "") => Math.round(Number(text) * 100);
  const left = new Map<string, number>();
  for (const [what, player = "", amount] of lines) {
    if (what === "balance") left.set(player, cents(amount));
  }
  const transfers = lines.filter(([what]) => what === "pays");
  expect(transfers).not.toEqual([]);
  for (const [, from = "", to = "", amount] of transfers) {
    left.set(from, (left.get(from) ?? 0) + cents(amount));
    left.set(to, (left.get(to) ?? 0) - cents(amount));
  }
  expect([...left.values()].filter((amount) => amount !== 0)).toEqual([]);
});

test("export and verify print one JSON document with the same fingerprint", async ({ product }) => {
  await product.runPromise(seedDemo());
  const id = demoTournamentId(demoEvents.completed);
  const file = path.join(folder, "for-a-script");
  const installation = { runtime: product, version: "2.1.0" };
  const golf = commandLine((program) => registerAuditCommand(program, installation));
  const exported = await golf(script, "audit", "export", id, "--to", file, "--json");
  expect(exported.code).toBe(0);
  const { fingerprint } = await readRecord(file);
  expect(exported.output.map((line) => JSON.parse(line))).toEqual([{ file, fingerprint }]);
  const verified = await golf(script, "audit", "verify", file, "--json");
  expect(verified.code).toBe(0);
  expect(verified.output.map((line) => JSON.parse(line))).toMatchObject([
    { tournamentId: id, rules: "2.1.0", fingerprint, unknown: [] },
  ]);
});

test("the export of an unknown event leaves no file", async ({ product }) => {
  const id = TournamentId.make("ffffffff-ffff-4fff-8fff-ffffffffffff");
  const file = path.join(folder, "nothing");
  const refused = await product
    .runPromise(exportRecord(id, { file, ...options }))
    .catch(sentenceFor);
  expect(refused).toBe(`There is no event ${id}: golf events list --all shows them.`);
  expect(readdirSync(folder)).not.toContain("nothing");
});

test("after a copy to EventStoreDB the record has the same bytes, also in another installation", async ({
  product,
  database,
  skip,
}) => {
  skip(isOnEventStoreDb, "it begins on PostgreSQL");
  await product.runPromise(seedDemo());
  const other = await createDatabase();
  onTestFinished(other.drop);
  const tables = connect(other.url);
  onTestFinished(tables.close);
  const { server, product: copied } = await startProductOnFake(tables);
  const ids = [demoEvents.completed, demoEvents.active].map(demoTournamentId);
  const exportedTo = (place: string) =>
    Effect.forEach(ids, (id) => {
      const file = path.join(folder, `${id}-${place}`);
      return Effect.as(exportRecord(id, { file, ...options }), file);
    });
  // The copy empties the read models, because they belong to the store before.
  const here = await product.runPromise(exportedTo("here"));
  await copy(database.url, server.connectionString);
  // The projector of the copy began with an empty log.
  const soon = Effect.retry(exportedTo("there"), Schedule.spaced("100 millis"));
  const there = await copied.runPromise(soon);
  expect(there.map((file) => readFileSync(file))).toEqual(here.map((file) => readFileSync(file)));
});

const copy = (from: string, to: string) =>
  openCopy({ from, to }, { program: "golf copy-events", kind: "tool" }).pipe(
    Effect.flatMap((stores) =>
      Effect.provideService(
        copyEvents(() => {}),
        EventCopy,
        stores,
      ),
    ),
    Effect.scoped,
    Effect.runPromise,
  );
