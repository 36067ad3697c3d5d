import type { Club } from "../club.ts";
import { floorServer } from "../floors/floorServer.ts";
import { startHelper } from "../processes.ts";
import { club } from "../product/club.ts";
import { type Installation, installation } from "../product/installation.ts";
import { RunFailed } from "../row.ts";
import { once, type Setting } from "../setting.ts";
import { type BoardEntry, boardOf, roundOf, type ScoreToSend } from "./expected.ts";
import { openScorers } from "./scorers.ts";
import type { Question, Times } from "./viewers.ts";
import type { Sent } from "./writer.ts";

/** Viewers of one event, in a separate process. */
export const openAudience = async (
  setting: Setting,
  { address, players }: Pick<Club, "players"> & { readonly address: string },
) => {
  const { ask, stop } = await startHelper(setting, "viewers");
  const request = (question: Question) => ask(question);
  return {
    open: () =>
      request({
        do: "open",
        url: address,
        cookies: setting.pace.isPublic ? [] : players.map(({ cookie }) => cookie),
        viewers: setting.pace.viewers,
      }),
    expect: (scores: ReadonlyArray<ScoreToSend>) =>
      request({ do: "expect", scores: scores.map(({ expected }) => expected) }),
    /** When the last viewer received each of the scores. Throws if a viewer never received one. */
    times: async () => {
      const times = (await request({ do: "report" })) as Times;
      const received = times.filter((time) => time !== null);
      if (received.length < times.length) {
        const missed = times.length - received.length;
        throw new RunFailed(`Of ${times.length} scores ${missed} never reached every viewer.`);
      }
      return received;
    },
    stayAway: () => request({ do: "stay away" }),
    comeBack: () => request({ do: "come back" }),
    leave: stop,
  };
};

const A_SCORE_AT_A_TIME = { perSecond: 2 };

/** An event of the product with scorers, and a bare Fastify server that shows the same boards. */
export const liveEvent = once(async (setting) => {
  const golf = await club(setting);
  const bare = await floorServer(setting);
  const { eventId, next, send } = await openScorers(setting, golf);
  const { organiser } = await installation(setting);
  const event = `/api/events/${eventId}`;
  const { shareCode } = (await organiser.get(event)).json;
  const address = setting.pace.isPublic ? `/api/follow/${shareCode}` : event;
  const nameOf = setting.pace.isPublic ? await namesOn(organiser, event) : (id: string) => id;
  let sent: ReadonlyArray<Sent> = [];

  /** The present board, and the board after each of these scores. */
  const boardsWith = async (scores: ReadonlyArray<ScoreToSend>) => {
    const board = boardOf((await organiser.get(`${address}/leaderboard`)).json);
    return [JSON.stringify(board), ...scores.map((score) => withScore(board, score))];
  };

  return {
    bare: { ...bare, players: golf.players, address: `${bare.url}/api/events/${bare.eventId}` },
    product: {
      ...(await installation(setting)),
      ...{ players: golf.players, eventId, address: `${golf.url}${address}` },
    },
    next: (count: number) =>
      next(count).map(({ expected, ...score }) => ({
        ...score,
        expected: { ...expected, playerId: nameOf(expected.playerId) },
      })),
    boardsWith,
    /** Two scores a second. The floor and the product get the same scores, the floor first. */
    send: async (to: "floor" | "product", scores: ReadonlyArray<ScoreToSend>) => {
      const { url } = to === "floor" ? bare : golf;
      const where = to === "floor" ? { url, eventId: bare.eventId } : { url, eventId };
      const answer = await send(scores, { ...A_SCORE_AT_A_TIME, ...where });
      if (to === "product") sent = answer;
      return answer;
    },
    check: () =>
      golf.check(
        eventId,
        sent.map(({ requestId }) => requestId),
      ),
  };
});

/** A public board shows the players by their names only. */
const namesOn = async (organiser: Installation["organiser"], event: string) => {
  const board: ReadonlyArray<{ user: { id: string; lastName: string } }> = (
    await organiser.get(`${event}/leaderboard`)
  ).json;
  const names = new Map(board.map(({ user }) => [user.id, user.lastName]));
  return (id: string) => names.get(id) ?? id;
};

/** Changes the board, and returns its text. */
const withScore = (board: ReadonlyArray<BoardEntry>, { expected }: ScoreToSend) => {
  const round = roundOf(board, expected);
  if (!round) throw new RunFailed("The board lacks a card that is whole.");
  Object.assign(round, { grossScore: expected.gross });
  return JSON.stringify(board);
};
