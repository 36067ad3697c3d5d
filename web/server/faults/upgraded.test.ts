import path from "node:path";
import { expect } from "vitest";
import { call, succeed } from "./testing/call.ts";
import {
  before,
  isReadable,
  oldCookie,
  prolongSessions,
  sessionSecret,
  unpackInto,
} from "./testing/installationOf210.ts";
import { withProcesses as test } from "./testing/processes.ts";
import { until } from "./testing/until.ts";

interface Line {
  readonly user: { readonly id: string };
  readonly totalGross: number;
  readonly totalNet: number;
  readonly totalStableford: number;
}

interface Card {
  readonly scores: ReadonlyArray<{ readonly holeNumber: number; readonly strokes: number }>;
}

/** Their order may differ: by now events are over that were not, and what is level is decided. */
const byPlayer = (lines: ReadonlyArray<readonly [string, ...ReadonlyArray<number>]>) =>
  lines.toSorted(([one], [other]) => (one < other ? -1 : 1));

test("an installation of 2.1.0 with the demo and two tournaments goes on as it was", {
  timeout: 180_000,
}, async ({ processes, skip }) => {
  skip(!isReadable, "The folder of 2.1.0 is one of Linux on x64.");
  const { folder, start, golf } = processes;
  unpackInto(folder);
  await prolongSessions(folder);
  const { origin, end } = await start("main", { SESSION_SECRET: sessionSecret });

  // Who was signed in still is.
  const nobody = { id: "", firstName: "", lastName: "" };
  const admin = { ...nobody, cookie: await oldCookie("admin") };
  const player = { ...nobody, cookie: await oldCookie("player") };
  expect(await succeed(origin, player, "GET", "/api/user")).toMatchObject(before.player);

  // The board of 2.1.0 lacks what this version shows, so that it is away until it was made anew.
  const last = before.boards.at(-1)?.id;
  await until("the boards are there", async () => {
    const { status } = await call(origin, admin, "GET", `/api/events/${last}/leaderboard`);
    return status === 200;
  });
  for (const { id, name, lines } of before.boards) {
    const event = await succeed(origin, admin, "GET", `/api/events/${id}`);
    expect(event).toMatchObject({ name });
    const board: ReadonlyArray<Line> = await succeed(
      ...([origin, admin, "GET", `/api/events/${id}/leaderboard`] as const),
    );
    const shown = board.map(
      ({ user, totalGross, totalNet, totalStableford }) =>
        [user.id, totalGross, totalNet, totalStableford] as const,
    );
    expect(byPlayer(shown)).toEqual(byPlayer(lines));
  }
  const cards: ReadonlyArray<Card> = await succeed(
    ...([origin, player, "GET", `/api/events/${before.playedIn}/my-scorecards`] as const),
  );
  expect(
    cards.map(({ scores }) => scores.map(({ holeNumber, strokes }) => [holeNumber, strokes])),
  ).toEqual(before.holes);

  expect(golf({}, "verify", "--all")).toMatchObject({ status: 0 });
  const record = path.join(folder, "masters.jsonl");
  const masters = before.boards.find(({ name }) => name === "Masters Tournament 2018");
  expect(golf({}, "audit", "export", masters?.id ?? "", "--to", record)).toMatchObject({
    status: 0,
  });
  expect(golf({}, "audit", "verify", record)).toMatchObject({ status: 0 });
  expect(await end("SIGTERM")).toBe(0);
});
