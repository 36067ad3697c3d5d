import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { until } from "../../../infrastructure/testing/until.ts";
import { type Person, signIn, succeed } from "./testing/call.ts";
import { isReadable, unpackInto } from "./testing/keptFolder.ts";
import { withProcesses as test } from "./testing/processes.ts";

interface Told {
  readonly id: string;
  readonly name: string;
  /** The lines of the board's file. */
  readonly board: ReadonlyArray<string>;
  /** Who meets whom, and how it stands. */
  readonly matches: ReadonlyArray<string>;
  /** By the type of the game. */
  readonly games: Readonly<
    Record<string, { readonly unclaimed: string; readonly winnings: ReadonlyArray<string> }>
  >;
}

/**
 * What 3.0.0 told of events that were played to their end, of others that were completed with holes
 * and rounds left open, and of one that is still played.
 */
const before: ReadonlyArray<Told> = JSON.parse(
  readFileSync(new URL("testing/installation-3.0.0/before.json", import.meta.url), "utf8"),
);

interface Line {
  readonly user: { readonly id: string; readonly firstName: string };
}

interface Match {
  readonly roundNumber: number;
  readonly player: Line["user"];
  readonly opponent: Line["user"];
  readonly state: string;
}

interface Results {
  readonly unclaimed: string;
  readonly winnings: ReadonlyArray<{ readonly userId: string; readonly amount: string }>;
}

const boardOf = async (origin: string, admin: Person, id: string, asOf = "") => {
  const file = await fetch(`${origin}/api/events/${id}/leaderboard.csv${asOf}`, {
    headers: { cookie: admin.cookie },
  });
  // A byte order mark stands before the first letter since 3.0.0.
  return (await file.text()).replace("\uFEFF", "").trim().split(/\r?\n/);
};

const told = async (origin: string, admin: Person, { id, name }: Told): Promise<Told> => {
  const ask = (path: string) => succeed(origin, admin, "GET", path);
  const board = await boardOf(origin, admin, id);
  const lines: ReadonlyArray<Line> = await ask(`/api/events/${id}/leaderboard`);
  const names = new Map(lines.map(({ user }) => [user.id, user.firstName]));
  const matches: ReadonlyArray<Match> = await ask(`/api/events/${id}/matches`);
  const games: ReadonlyArray<{ readonly id: string; readonly gameType: string }> = await ask(
    `/api/events/${id}/side-games`,
  );
  const results = games.map(async (game) => {
    const { unclaimed, winnings }: Results = await ask(`/api/side-games/${game.id}/results`);
    const won = winnings
      .filter(({ amount }) => amount !== "0.00")
      .map(({ userId, amount }) => `${names.get(userId)} ${amount}`);
    return [game.gameType, { unclaimed, winnings: won.toSorted() }] as const;
  });
  return {
    ...{ id, name, board },
    matches: matches.map(matchText).toSorted(),
    games: Object.fromEntries(await Promise.all(results)),
  };
};

const matchText = ({ roundNumber, player, opponent, state }: Match) =>
  `R${roundNumber} ${player.firstName}-${opponent.firstName} ${state}`;

test("an installation of 3.0.0 keeps the results of its events until one is opened again", async ({
  processes,
  skip,
}) => {
  skip(!isReadable, "The folder of 3.0.0 is one of Linux on x64.");
  const { folder, start, golf } = processes;
  unpackInto(folder, "3.0.0");
  const { origin, end } = await start("main", {});
  const chair = { email: "a@b.example", password: "secret-pass-1" };
  const admin = await signIn(origin, "/api/admin/login", chair);
  const all = () => Promise.all(before.map((event) => told(origin, admin, event)));

  await until("the read models are of this version", () => golf({}, "doctor").status === 0);
  expect(await all()).toEqual(before);
  expect(golf({}, "verify", "--all")).toMatchObject({ status: 0 });

  const named = (name: string) => before.find((event) => event.name === name)!;
  const matches = named("Left open: matches");
  const moments: ReadonlyArray<string> = await succeed(
    ...([origin, admin, "GET", `/api/events/${matches.id}/leaderboard/moments`] as const),
  );
  const earlier = await boardOf(origin, admin, matches.id, `?asOf=${moments.at(-1)}`);
  expect(earlier.slice(0, 2)).toEqual(matches.board.slice(0, 2));

  const running = named("Running stroke");
  const desk = await succeed(origin, admin, "GET", `/api/events/${running.id}`);
  expect(desk).toMatchObject({ status: "active", newRules: ["games"] });

  const open = named("Left open: a round");
  const path = `/api/admin/events/${open.id}`;
  const preview = await succeed(origin, admin, "GET", `${path}/reopening`);
  expect(preview.leaderboard[0]).toMatchObject({
    before: { position: "WD" },
    after: { position: "1" },
  });
  for (const status of ["active", "completed"]) {
    await succeed(origin, admin, "PUT", path, { body: { status } });
  }
  const { board } = await told(origin, admin, open);
  expect([open.board[1], board[1]]).toEqual([
    "WD,Una OpenU,+2,F*,+2,74,-,74",
    "1,Una OpenU,+2,F*,+2,74,-,74",
  ]);
  expect(await end("SIGTERM")).toBe(0);
});
