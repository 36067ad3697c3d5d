import { Console, Effect } from "effect";
import type { Outcome } from "../../../projections/record/outcome.ts";
import { Refused } from "../refused.ts";
import { openProgressBar } from "../terminal/progressBar.ts";
import { differenceOf } from "./compareRecords.ts";
import { outcomeIn, type ReadRecord, readRecord } from "./readRecord.ts";

interface Choice {
  /** A fingerprint that somebody kept: from a mail, from paper, or of the finished board. */
  readonly fingerprint?: string;
  readonly json: boolean;
}

/** Checks a record alone, against a fingerprint, or against a second record. */
export const verifyRecord = Effect.fn("golf audit verify")(function* (
  file: string,
  other: string | undefined,
  { fingerprint, json }: Choice,
) {
  const onProgress = yield* openProgressBar("bytes");
  const kept = fingerprint?.toLowerCase() ?? null;
  const read = yield* attempt(() => readRecord(file, onProgress, kept));
  if (kept !== null && read.keptAt === null && kept !== read.fingerprint) {
    yield* refuse(
      `The record has the fingerprint ${read.fingerprint}, not ${fingerprint}: events were taken ` +
        "from its end, were changed before that one was told, or it is another record.",
    );
  }
  if (other !== undefined) {
    const difference = yield* attempt(() => differenceOf(file, other));
    if (difference !== null) yield* refuse(difference);
  }
  const { header, events, unknown } = read;
  const outcome = outcomeIn(read);
  if (json) {
    const { fingerprint: head } = read;
    return yield* Console.log(
      JSON.stringify({ ...header, events, fingerprint: head, unknown, ...outcome }),
    );
  }
  for (const line of linesOf(read, outcome)) yield* Console.log(line);
}, Effect.scoped);

const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => cause });

const refuse = (message: string) => new Refused({ message });

const linesOf = (
  { header, fold, events, fingerprint, keptAt, unknown }: ReadRecord,
  { scoring, board, teams, matches, sideGames, balances, transfers }: Outcome,
): ReadonlyArray<string> => {
  const { tournament } = fold;
  const name = tournament.existence === "Created" ? `"${tournament.settings.name}"` : "An event";
  return [
    `${name} (${header.tournamentId}): ${events} events, and each is as it was recorded.`,
    `Fingerprint\t${fingerprint}`,
    ...(keptAt === null || keptAt === events
      ? []
      : [`The kept fingerprint\tis that of event ${keptAt}; the events behind it came later`]),
    `Rules of\t${header.rules}, ${scoring}`,
    ...unknown.map((type) => `Not understood by this version\t${type}`),
    ...board.map(({ position, playerId, total, strokes, rounds }) =>
      [
        "board",
        position,
        playerId,
        total,
        strokes,
        rounds.map((round) => round ?? "NR").join(" "),
      ].join("\t"),
    ),
    ...teams.map(({ position, team, total, strokes }) =>
      ["team", position, team.name, total, strokes].join("\t"),
    ),
    ...matches.map(({ round, playerId, opponentId, state, leaderId }) =>
      ["match", `round ${round}`, playerId, opponentId, state, leaderId ?? "-"].join("\t"),
    ),
    ...sideGames.flatMap(({ sideGameId, gameType, status, purse, winnings }) => [
      ["side game", gameType, sideGameId, status, `purse ${money(purse)}`].join("\t"),
      ...winnings.map(({ playerId, amount }) => ["money", playerId, money(amount)].join("\t")),
    ]),
    ...balances.map(({ playerId, amount }) => ["balance", playerId, money(amount)].join("\t")),
    ...transfers.map(({ from, to, amount }) => ["pays", from, to, money(amount)].join("\t")),
  ];
};

const money = (cents: number) => (cents / 100).toFixed(2);
