import { setTimeout as sleep } from "node:timers/promises";
import type { Request } from "autocannon";
import { type Flood, type Flooded, flood, type HeaderOf } from "../load/flood.ts";
import { RunFailed } from "../row.ts";
import { once } from "../setting.ts";
import { club } from "./club.ts";
import { scoring } from "./scores.ts";

export interface Board {
  readonly etag: string;
  readonly text: string;
}

/** A board of a hundred players, as each of them asks for it. */
export const boardAtRest = once(async (setting) => {
  const golf = await club(setting);
  const eventId = await golf.newEvent();
  await scoring(golf, eventId)(1);
  const path = `/api/events/${eventId}/leaderboard`;
  const ask = (headers: Record<string, string>, of = path) => {
    const requests = golf.players.map(
      (player): ReadonlyArray<Request> => [
        { path: of, headers: { cookie: player.cookie(), ...headers } },
      ],
    );
    return (n: number) => requests[n] ?? [];
  };
  const now = async (): Promise<Board> => {
    const { headers, text } = await golf.organiser.get(path);
    return { etag: headers.get("etag") ?? "", text };
  };
  const { text } = await atRest(now);
  if (JSON.parse(text).length !== golf.players.length) {
    throw new RunFailed("Not everybody who has scored is on the board.");
  }
  return { golf, ask, now };
});

/** What was under way when the scoring ended still moves the board. */
const atRest = async (now: () => Promise<Board>) => {
  for (let before = ""; ; ) {
    const board = await now();
    if (board.etag === before) return board;
    before = board.etag;
    await sleep(500);
  }
};

/** So many answers are asked for their tag alone before one is read as a whole. */
const READ_OF = 100;

/** A flood whose every answer carries the tag of this board and, where it has a body, is this board. */
export const floodOf = async ({ etag, text }: Board, asked: Flood): Promise<Flooded> => {
  let others = 0;
  let answers = 0;
  const hear = (header: HeaderOf) => {
    if (header("etag") !== etag) others += 1;
  };
  const isRight = (body: string) => {
    answers += 1;
    return body.length === text.length && (answers % READ_OF !== 1 || body === text);
  };
  const flooded = await flood({ ...asked, hear, ...(asked.expected === 200 && { isRight }) });
  if (others > 0) throw new RunFailed(`${others} answers were not of the board ${etag}.`);
  return flooded;
};
