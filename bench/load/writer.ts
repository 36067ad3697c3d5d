import { Agent } from "node:http";
import { endWithTheBench } from "../endWithTheBench.ts";
import { call } from "./call.ts";
import { type BoardEntry, type Expected, type ScoreToSend, shows } from "./expected.ts";
import { now } from "./now.ts";
import { openLoop } from "./openLoop.ts";

/** Scores that a separate process sends at fixed moments. */
export interface Orders {
  readonly url: string;
  readonly eventId: string;
  readonly scores: ReadonlyArray<ScoreToSend>;
  readonly perSecond: number;
  /** Whether each scorer then requests the board until it shows the score. */
  readonly looksAtBoard: boolean;
}

export interface Sent {
  readonly requestId: string;
  /** When the score was due, on the clock that all processes of a machine share. */
  readonly due: number;
  /** When the scorer received a board with the score. */
  readonly shown: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** In milliseconds. If a scorer does not see the score within this time, it counts as lost. */
const ANSWER_TIMEOUT = 20_000;

const untilShown = async (url: string, cookie: string, expected: Expected) => {
  for (const end = now() + ANSWER_TIMEOUT; now() < end; ) {
    const { status, body } = await call(url, { agent, headers: { cookie } });
    const at = now();
    if (status !== 200) throw new Error(`the board was answered with ${status}`);
    const board: ReadonlyArray<BoardEntry> = JSON.parse(body.toString());
    if (shows(board, expected)) return at;
  }
  throw new Error("the board never showed it");
};

const carryOut = ({ url, eventId, scores, perSecond, looksAtBoard }: Orders) => {
  const event = `${url}/api/events/${eventId}`;
  return openLoop(scores.length, perSecond, async (n, due): Promise<Sent> => {
    const score = scores[n];
    if (!score) throw new Error("there is no such score");
    const { cookie, body, expected } = score;
    const { status, headers } = await call(`${event}/my-scores`, {
      method: "POST",
      agent,
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (status !== 200) throw new Error(`a score was answered with ${status}`);
    const shown = looksAtBoard ? await untilShown(`${event}/leaderboard`, cookie, expected) : due;
    return { requestId: String(headers["x-request-id"]), due, shown };
  });
};

process.on("message", (orders: Orders) => {
  void carryOut(orders).then(
    (sent) => process.send?.(sent),
    (error: Error) => process.send?.({ failed: error.message }),
  );
});
endWithTheBench();
process.send?.("ready");
