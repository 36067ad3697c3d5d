import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
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
  /** Of so many writes one is followed until it can be read. */
  readonly followed: number;
  readonly follow: "leaderboard" | "none";
}

export interface Sent {
  readonly requestId: string;
  /** Milliseconds of the clock that all processes of a machine share. */
  readonly at: number;
  /** From the moment it should have been sent until its answer, or until it could be read. */
  readonly took: number;
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
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers }),
      );
    });
    sending.once("error", reject);
    sending.end(body);
  });

const carryOut = async (orders: Orders) => {
  const { url, eventId, cookies, bodies, perSecond, seconds, followed, follow } = orders;
  const sent: Array<Sent> = [];
  let refused = 0;
  const texts = bodies.map((body) => JSON.stringify(body));
  const board = `${url}/api/events/${eventId}/leaderboard`;

  const write = async (n: number, at: number) => {
    const cookie = cookies[n % cookies.length] ?? "";
    const body = texts[Math.floor(n / cookies.length) % texts.length] ?? "";
    const isFollowed = n % followed === 0;
    const known = isFollowed && follow === "leaderboard" ? await etagOf(board, cookie) : undefined;
    const start = known === undefined ? at : now();
    const headers = { cookie, "content-type": "application/json" };
    const answer = await call(`${url}/api/events/${eventId}/my-scores`, "POST", headers, body);
    if (answer.status !== 200) refused += 1;
    if (known !== undefined) {
      while ((await etagOf(board, cookie, known)) === known) await sleep(1);
    }
    if (isFollowed) {
      const requestId = String(answer.headers["x-request-id"]);
      sent.push({ requestId, at: start, took: now() - start });
    }
  };

  const start = now();
  const under: Array<Promise<void>> = [];
  const total = perSecond * seconds;
  for (let n = 0; n < total; ) {
    const due = Math.min(total, ((now() - start) / 1000) * perSecond);
    for (; n < due; n += 1) under.push(write(n, start + (n / perSecond) * 1000));
    await sleep(1);
  }
  await Promise.all(under);
  if (refused > 0) throw new Error(`${refused} scores were refused.`);
  return sent;
};

const etagOf = async (board: string, cookie: string, known = "") => {
  const { headers } = await call(board, "GET", { cookie, "if-none-match": known });
  return String(headers["etag"]);
};

process.on("message", (orders: Orders) => {
  void carryOut(orders).then(
    (sent) => process.send?.(sent),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.once("SIGTERM", () => process.exit(0));
process.send?.("ready");
