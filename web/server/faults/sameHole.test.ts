import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { type Asked, call, succeed } from "./testing/call.ts";
import { cardIn, commandOf, readLog, scoringCommands } from "./testing/eventLog.ts";
import { test as base } from "./testing/severalServers.ts";

const HOLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

const scores = (holeNumber: number, strokes: number) => ({
  roundNumber: 1,
  holeScores: [{ holeNumber, strokes }],
});

/** A player with two devices, whose pages may come from two processes. */
const test = base.extend<{
  readonly own: {
    readonly path: string;
    readonly send: (device: 0 | 1, request: Asked) => ReturnType<typeof call>;
    /**
     * The recorded strokes of the first round: each change of a hole, as the store contains them.
     */
    readonly recorded: () => Promise<ReadonlyArray<readonly [hole: number, strokes: number]>>;
    readonly commands: () => Promise<ReadonlyArray<string>>;
    readonly commandOf: (key: string) => string;
    readonly shown: () => Promise<ReadonlyArray<readonly [hole: number, strokes: number]>>;
  };
}>({
  own: async ({ servers }, use) => {
    const { club, origins } = servers;
    const player = await club.newPlayer();
    const eventId = await club.newEvent();
    await club.register(eventId, player);
    const path = `/api/events/${eventId}/my-scores`;
    const card = async () => cardIn(await readLog(servers), eventId, player);
    await use({
      path,
      send: (device, request) => call(origins[device], player, "POST", path, request),
      recorded: async () =>
        (await card())
          .filter(({ type }) => type === "HoleScoresRecorded")
          .flatMap(({ data }) => data.holeScores)
          .map(({ holeNumber, strokes }) => [holeNumber, strokes]),
      commands: async () => scoringCommands(await card()),
      commandOf: (key) => commandOf(player, path, key),
      shown: async () => {
        const cards = `/api/events/${eventId}/my-scorecards`;
        const [mine] = await succeed(origins[1], player, "GET", cards);
        return mine.scores.map((score: Score) => [score.holeNumber, score.strokes]);
      },
    });
  },
});

interface Score {
  readonly holeNumber: number;
  readonly strokes: number;
}

const lastOfEach = (recorded: ReadonlyArray<readonly [number, number]>) =>
  [...new Map(recorded)].toSorted(([a], [b]) => a - b);

describe("two devices that send the same hole", () => {
  test("the same strokes change the hole once", async ({ own }) => {
    for (const hole of HOLES) {
      const both = [own.send(0, { body: scores(hole, 4) }), own.send(1, { body: scores(hole, 4) })];
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    }
    expect(await own.recorded()).toEqual(HOLES.map((hole) => [hole, 4]));
    expect(await own.shown()).toEqual(HOLES.map((hole) => [hole, 4]));
  });

  test("different strokes are both in the history", async ({ own }) => {
    for (const hole of HOLES) {
      const both = [own.send(0, { body: scores(hole, 4) }), own.send(1, { body: scores(hole, 5) })];
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    }
    const recorded = await own.recorded();
    expect(recorded.toSorted(([a, x], [b, y]) => a - b || x - y)).toEqual(
      HOLES.flatMap((hole) => [
        [hole, 4],
        [hole, 5],
      ]),
    );
    expect(await own.shown()).toEqual(lastOfEach(recorded));
  });

  test("each request has one effect when it is sent together with its retries", async ({ own }) => {
    const sent = HOLES.flatMap((hole) =>
      ([0, 1] as const).map((device) => {
        return { device, key: randomUUID(), body: scores(hole, 4 + device) };
      }),
    );
    const answers = await Promise.all(
      sent.flatMap(({ device, ...request }) => [
        own.send(device, request),
        own.send(device, request),
        own.send(device === 0 ? 1 : 0, request),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const commands = await own.commands();
    expect(commands.toSorted()).toEqual(sent.map(({ key }) => own.commandOf(key)).toSorted());
    expect(await own.shown()).toEqual(lastOfEach(await own.recorded()));
  });
});
