import { randomUUID } from "node:crypto";
import { Effect, Stream } from "effect";
import { expect } from "vitest";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { sendToTournament } from "../../../application/testing/send.ts";
import { context } from "../../../domain/scorecard/examples.ts";
import { CommandId } from "../../../domain/shared/values.ts";
import { TournamentCommand } from "../../../domain/testing/commands.ts";
import type { TournamentStatus } from "../../../domain/tournament/status.ts";
import { missedCut, missedSecondCut, pars, player, textOf, withdrawn } from "./examples.ts";
import { importedIdOf, isImported } from "./importTournament.ts";
import { planImport } from "./plan.ts";
import { fileOf, published } from "./testing/files.ts";
import { boardOf, head, importing, test } from "./testing/product.ts";
import type { TournamentFile } from "./tournamentFile.ts";

const setStatus = (file: TournamentFile, status: TournamentStatus) =>
  sendToTournament(
    TournamentCommand.cases.ChangeTournamentSettings.make({
      tournamentId: importedIdOf(file),
      changed: {},
      status,
      lastRoundWithScores: null,
      basedOn: null,
    }),
    { ...context(1), commandId: CommandId.make(randomUUID()) },
  );

/** The place and result of each player, best first. */
const positionsOf = (board: Effect.Success<ReturnType<typeof boardOf>>) =>
  board.map(({ name, position, toPar }) => `${position} ${name} ${toPar}`);

const oneRound = fileOf(
  textOf("One Round 1999", [
    player("Ana Ace", [68]),
    player("Ben Bogey", [70]),
    player("Cleo van den Cut", [70]),
  ]),
);

/** The play-off has no scores, so no card contains it. */
const playOff = fileOf(
  textOf("Play-off", [
    player("Ana Ace", [68, 72], "finished", { published: "2" }),
    player("Ben Bogey", [70, 70], "finished", { published: "1" }),
    player("Cleo van den Cut", [71, 69], "finished", { published: "3" }),
    player("Dora Draw", [71, 70], "finished", { published: "4" }),
  ]),
);

const playOffOfThree = fileOf(
  textOf("Play-off of three", [
    player("Ana Ace", [68, 72], "finished", { published: "1" }),
    player("Ben Bogey", [70, 70], "finished", { published: "T2" }),
    player("Cleo van den Cut", [71, 69], "finished", { published: "T2" }),
    player("Dora Draw", [71, 70], "finished", { published: "4" }),
  ]),
);

const unusual = fileOf(
  textOf("Unusual", [
    player("Min Kim", [79, 70, 70, 70, 70], "finished", { round1Holes: [13, ...pars.slice(1)] }),
    player("Min Kim", [70, 70, 70, 70, 70]),
    player("Bob Five", [72, 72, 72, 72, 72]),
  ]),
);

const withdrawals = fileOf(
  textOf("Withdrawals 2001", [
    player("Ana Ace", [70, 70]),
    withdrawn("Ben Bogey", [72, 40]),
    withdrawn("Cleo Cut", [60]),
    withdrawn("Dora Draw", []),
    player("Eve Eagle", [71, 70], "disqualified"),
  ]),
);

const twoCuts = fileOf(
  textOf("Two Cuts", [
    player("Ana Ace", [70, 70, 70, 70]),
    player("Ben Bogey", [72, 70, 74, 70]),
    withdrawn("Wes Wind", [69, 69]),
    missedCut("Cleo Cut", [75, 75]),
    missedSecondCut("Dora Draw", [71, 71, 75]),
    withdrawn("Fay Fade", [70, 70, 70, 20]),
  ]),
);

/** Ben played on and Cleo did not, though she was better: no rule gives this cut. */
const oddCut = fileOf(
  textOf("Odd Cut", [
    player("Ana Ace", [70, 70]),
    player("Ben Bogey", [75, 70]),
    missedCut("Cleo Cut", [72]),
  ]),
);

test.for([
  {
    what: "one round, no cut",
    file: oneRound,
    expected: ["1 Ana Ace -2", "T2 Ben Bogey E", "T2 Cleo van den Cut E"],
  },
  {
    what: "a play-off",
    file: playOff,
    expected: ["1 Ben Bogey E", "2 Ana Ace E", "3 Cleo van den Cut E", "4 Dora Draw +1"],
  },
  {
    what: "a play-off whose losers share a place",
    file: playOffOfThree,
    expected: ["1 Ana Ace E", "T2 Cleo van den Cut E", "T2 Ben Bogey E", "4 Dora Draw +1"],
  },
  {
    what: "two players of one name, a hole of thirteen strokes and five rounds",
    file: unusual,
    expected: ["1 Min Kim E", "2 Min Kim +9", "3 Bob Five +10"],
  },
  {
    what: "only withdrawals",
    file: withdrawals,
    expected: [
      "1 Ana Ace E",
      "WD Cleo Cut -10",
      "WD Ben Bogey +3",
      "WD Dora Draw -",
      "DQ Eve Eagle +1",
    ],
  },
  {
    what: "two cuts",
    file: twoCuts,
    expected: [
      "1 Ana Ace E",
      "2 Ben Bogey +6",
      "MC Dora Draw +7",
      "MC Cleo Cut +10",
      "WD Wes Wind -2",
      "WD Fay Fade +1",
    ],
  },
  {
    what: "a cut that no rule makes",
    file: oddCut,
    expected: ["1 Ana Ace E", "2 Ben Bogey +5", "MC Cleo Cut +2"],
  },
])(
  "a tournament with $what is imported with its places",
  async ({ file, expected }, { product, importFile }) => {
    await importFile(file);
    expect(positionsOf(await product.runPromise(boardOf(file)))).toEqual(expected);
  },
);

test("an imported tournament is completed and has days of its year", async ({
  product,
  importFile,
}) => {
  await importFile(withdrawals);
  const id = importedIdOf(withdrawals);
  const { status, settings } = await product.runPromise(
    TournamentFacts.use(({ tournament }) => tournament(id)),
  );
  expect(status).toBe("completed");
  expect(settings).toMatchObject({ startDate: "2001-01-01", endDate: "2001-01-02" });
  expect(settings).toMatchObject({ numberOfRounds: 2, maxParticipants: 5 });
});

test("an interrupted import continues even when somebody has changed the status of the tournament", async ({
  product,
  importFile,
}) => {
  const file = { ...withdrawals, event: "Status in Pieces 2001" };
  await product.runPromise(Stream.runDrain(Stream.take(importing(file), 14)));
  await product.runPromise(setStatus(file, "completed"));
  expect(await product.runPromise(isImported(planImport(file)))).toBe(false);

  await importFile(file);
  const [board, whole] = await product.runPromise(
    Effect.all([boardOf(file), boardOf(withdrawals)]),
  );
  expect(board).toEqual(whole);
  expect(await product.runPromise(isImported(planImport(file)))).toBe(true);
});

test("a complete import stays as it is when somebody has set the tournament to active", async ({
  product,
  importFile,
}) => {
  const file = { ...oneRound, event: "Active Again 1999" };
  await importFile(file);
  await product.runPromise(setStatus(file, "active"));
  const before = await product.runPromise(head);
  await importFile({ ...file, players: [] });
  expect(await product.runPromise(head)).toBe(before);
});

test("an import that is interrupted several times continues to the same board", async ({
  product,
  importFile,
}) => {
  const whole = fileOf(published("masters-2018"));
  const inPieces = { ...whole, event: "Masters in Pieces" };
  const start = await product.runPromise(head);
  await importFile(whole);
  const middle = await product.runPromise(head);

  for (const steps of [1, 40, 150, 90, 300]) {
    const piece = Stream.takeUntil(importing(inPieces), ({ position }) => position >= steps);
    await product.runPromise(Stream.runDrain(piece));
  }
  await importFile(inPieces);

  const boards = await product.runPromise(Effect.all([boardOf(whole), boardOf(inPieces)]));
  expect(boards[1]).toEqual(boards[0]);
  const [sinceStart, sinceMiddle] = await product.runPromise(
    EventLog.use(({ countAfter }) => Effect.all([countAfter(start), countAfter(middle)])),
  );
  expect(sinceStart).toBe(2 * Number(sinceMiddle));
});
