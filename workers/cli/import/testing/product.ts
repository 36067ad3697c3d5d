import { Effect, Layer, ManagedRuntime, Stream } from "effect";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import { EventLog } from "../../../../application/ports/EventLog.ts";
import { Standings } from "../../../../application/ports/Standings.ts";
import type { BoardOptions } from "../../../../domain/golf/leaderboard/entry.ts";
import { rankLeaderboard } from "../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { organiserClockIn } from "../../../../infrastructure/clock/organiserClock.ts";
import {
  caughtUp,
  chosenEventStore,
} from "../../../../infrastructure/eventStore/testing/chosenEventStore.ts";
import { productOn } from "../../../../infrastructure/host/product.ts";
import type { Database } from "../../../../infrastructure/postgres/database.ts";
import { test as base } from "../../../../infrastructure/postgres/testing/database.ts";
import { projector } from "../../../projector/projector.ts";
import { terminalLog } from "../../terminal/terminal.ts";
import { importedIdOf, importTournament } from "../importTournament.ts";
import { planImport } from "../plan.ts";
import type { TournamentFile } from "../tournamentFile.ts";

export const importing = (file: TournamentFile) => importTournament(planImport(file));

/** The board as every screen ranks it. */
export const boardOf = Effect.fnUntraced(function* (file: TournamentFile) {
  const id = importedIdOf(file);
  const { settings, status } = yield* TournamentFacts.use(({ tournament }) => tournament(id));
  const options: BoardOptions = {
    view: "event-total",
    scoring: "gross",
    selectedRound: 1,
    tieBreak: settings.tieBreak,
    numberOfRounds: settings.numberOfRounds,
    isCompleted: status === "completed",
  };
  const entries = yield* Standings.use((standings) => standings.of(id));
  return rankLeaderboard(entries, options).map(
    ({ entry, position, total, strokes, roundCells }) => ({
      name: `${entry.user.firstName} ${entry.user.lastName}`.trim(),
      position,
      toPar: total,
      total: Number(strokes),
      rounds: roundCells.map(({ text }) => text),
    }),
  );
});

export const head = EventLog.use((log) => log.head);

const makeRuntime = (database: Database) =>
  ManagedRuntime.make(
    projector.pipe(
      Layer.provideMerge(productOn(database, chosenEventStore(database))),
      Layer.provideMerge(organiserClockIn("UTC")),
      // A line that a projector writes on a busy machine is no output of a command.
      Layer.provideMerge(terminalLog),
    ),
  );

interface Fixtures {
  /** The product with a projector, on the database of the file. */
  readonly product: ReturnType<typeof makeRuntime>;
  readonly importFile: (file: TournamentFile) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  product: [
    async ({ database }, use) => {
      const runtime = makeRuntime(database);
      await runtime.runPromise(caughtUp);
      await use(runtime);
      await runtime.dispose();
    },
    { scope: "file" },
  ],
  importFile: async ({ product }, use) =>
    use((file) => product.runPromise(Stream.runDrain(importing(file)))),
});
