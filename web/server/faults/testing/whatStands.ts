import { expect } from "vitest";
import { scorecardIdOf } from "../../../../domain/shared/derivedIds.ts";
import { PlayerId, RoundNumber, TournamentId } from "../../../../domain/shared/values.ts";
import { polling } from "../../../../infrastructure/testing/until.ts";
import { type Person, succeed } from "./call.ts";
import type { Club } from "./club.ts";
import type { Device } from "./device.ts";
import { cardIn, readLog, type Stores, scoringCommands } from "./eventLog.ts";
import { freshBoard, shownBoard } from "./freshBoard.ts";

interface After extends Stores {
  readonly origin: string;
  readonly club: Club;
  readonly eventId: string;
  readonly devices: ReadonlyArray<Device>;
}

/**
 * No acknowledged entry is lost, none is doubled, and the board equals a fresh fold of the events.
 */
export const expectAllOfItOnce = async (after: After) => {
  const { origin, club, eventId, devices } = after;
  const log = await readLog(after);
  const eventIds = log.map(({ metadata }) => metadata.eventId);
  expect(new Set(eventIds).size).toBe(eventIds.length);

  for (const { player, commands } of devices) {
    expect(scoringCommands(cardIn(log, eventId, player))).toEqual(commands());
  }
  const field = devices.map(({ player }) => player);
  const board = freshBoard(log, eventId, field);
  await expect.poll(() => shownBoard(origin, eventId, club.admin), polling).toEqual(board);
  for (const device of devices) await expectHistoryOf(device, after);
};

/** The view of auditors: every entry once, in the order in which it was made. */
const expectHistoryOf = async ({ player, entries }: Device, after: After) => {
  const seen = async () => (await historyOf(player, after)).flatMap(strokesOfHoles);
  const entered = entries.map(({ holeNumber, strokes }) => [holeNumber, strokes]);
  await expect.poll(seen, polling).toEqual(entered);
};

/** Reads all pages, because one answer contains only the newest changes. */
const historyOf = async (player: Person, { origin, club, eventId }: After) => {
  const id = scorecardIdOf({
    tournamentId: TournamentId.make(eventId),
    playerId: PlayerId.make(player.id),
    round: RoundNumber.make(1),
  });
  const path = `/api/scorecards/${id}/history`;
  const pageBefore = (version: number): Promise<ReadonlyArray<Change>> =>
    succeed(origin, club.admin, "GET", `${path}?before=${version}`);
  let changes: ReadonlyArray<Change> = await succeed(origin, club.admin, "GET", path);
  for (let page = changes; page[0]; ) {
    page = await pageBefore(page[0].version);
    changes = [...page, ...changes];
  }
  return changes;
};

const strokesOfHoles = ({ holes }: Change) =>
  holes.map(({ holeNumber, after }) => [holeNumber, after.strokes]);

interface Change {
  readonly version: number;
  readonly holes: ReadonlyArray<{
    readonly holeNumber: number;
    readonly after: { readonly strokes: number };
  }>;
}
