import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { endWithTheBench } from "../endWithTheBench.ts";
import { now } from "./now.ts";

/** Scores that are sent at moments fixed beforehand, however long their answers take. */
export interface Orders {
  readonly url: string;
  readonly eventId: string;
  readonly cookies: ReadonlyArray<string>;
  /** The bodies of each writer, which are sent in turn. */
  readonly bodies: ReadonlyArray<object>;
  readonly perSecond: number;
  readonly seconds: number;
  /** Of so many writes one is followed ... */
  readonly followed: number;
  /** ... onto the board that its player asks for next. */
  readonly follow: "leaderboard" | "none";
}

export interface Followed {
  readonly requestId: string;
  /** When it should have been sent, by the clock that all processes of a machine share. */
  readonly at: number;
  /** The board that was asked for once the score was answered. */
  readonly board: { readonly etag: string; readonly at: number } | null;
}

export interface CarriedOut {
  /** The ids of the requests that were answered. */
  readonly acknowledged: ReadonlyArray<string>;
  readonly followed: ReadonlyArray<Followed>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

const call = (url: string, method: string, headers: Record<string, string>, body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const sending = request(url, { method, headers, agent }, (response) => {
      response.resume();
      response.once("error", reject);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers }),
      );
    });
    sending.once("error", reject);
    sending.end(body);
  });

const carryOut = async (orders: Orders): Promise<CarriedOut> => {
  const { url, eventId, cookies, bodies, perSecond, seconds, follow } = orders;
  const acknowledged: Array<string> = [];
  const followed: Array<Followed> = [];
  const faults: Array<string> = [];
  const texts = bodies.map((body) => JSON.stringify(body));

  const boardFor = async (cookie: string) => {
    const board = `${url}/api/events/${eventId}/leaderboard`;
    const { status, headers } = await call(board, "GET", { cookie });
    if (status !== 200) throw new Error(`the board was answered with ${status}`);
    return { etag: String(headers["etag"]), at: now() };
  };

  const write = async (n: number, at: number) => {
    const cookie = cookies[n % cookies.length] ?? "";
    const body = texts[Math.floor(n / cookies.length) % texts.length] ?? "";
    const scores = `${url}/api/events/${eventId}/my-scores`;
    const known = { cookie, "content-type": "application/json" };
    const { status, headers } = await call(scores, "POST", known, body);
    if (status !== 200) throw new Error(`a score was answered with ${status}`);
    const requestId = String(headers["x-request-id"]);
    acknowledged.push(requestId);
    if (n % orders.followed > 0) return;
    const board = follow === "leaderboard" ? await boardFor(cookie) : null;
    followed.push({ requestId, at, board });
  };

  const start = now();
  const under: Array<Promise<unknown>> = [];
  const total = perSecond * seconds;
  for (let n = 0; n < total; ) {
    const due = Math.min(total, ((now() - start) / 1000) * perSecond);
    for (; n < due; n += 1) {
      const writing = write(n, start + (n / perSecond) * 1000);
      under.push(writing.catch((error: Error) => faults.push(error.message)));
    }
    await sleep(1);
  }
  await Promise.all(under);
  if (faults.length > 0)
    throw new Error(`${faults.length} of the scores failed: first, ${faults[0]}.`);
  return { acknowledged, followed };
};

process.on("message", (orders: Orders) => {
  void carryOut(orders).then(
    (carriedOut) => process.send?.(carriedOut),
    (error: Error) => process.send?.({ failed: error.message }),
  );
});
endWithTheBench();
process.send?.("ready");
