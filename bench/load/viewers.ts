import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { endWithTheBench } from "../endWithTheBench.ts";
import { now } from "./now.ts";

/** A process of its own: open pages that follow the leaderboard of an event. */
export type Question =
  | { readonly open: string; readonly cookies: ReadonlyArray<string>; readonly viewers: number }
  /** How long each of these versions took to reach the last viewer. */
  | { readonly reached: ReadonlyArray<{ readonly version: number; readonly at: number }> };

/** In milliseconds; null where a viewer has never heard of it. */
export type Reached = ReadonlyArray<number | null>;

interface Heard {
  readonly version: number;
  readonly at: number;
}

const heard: Array<Array<Heard>> = [];
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

const open = (url: string, cookie: string) =>
  new Promise<void>((resolve, reject) => {
    const mine: Array<Heard> = [];
    heard.push(mine);
    const connecting = get(url, { agent, headers: { cookie } }, (response) => {
      response.setEncoding("utf8");
      let text = "";
      response.on("data", (chunk: string) => {
        const at = now();
        const frames = (text + chunk).split("\n\n");
        text = frames.pop() ?? "";
        for (const frame of frames) {
          if (frame.includes('"leaderboard"')) mine.push({ version: versionOf(frame), at });
        }
      });
      resolve();
    });
    connecting.once("error", reject);
  });

const versionOf = (frame: string) => Number(/^id: (\d+)$/m.exec(frame)?.[1]);

/** Time for the last frames to arrive. */
const PATIENCE = 10_000;

const untilAllHeard = async (version: number) => {
  const end = now() + PATIENCE;
  while (heard.some((mine) => (mine.at(-1)?.version ?? 0) < version) && now() < end) {
    await sleep(50);
  }
};

const answer = async (question: Question) => {
  if ("open" in question) {
    const { open: url, cookies, viewers } = question;
    for (let n = 0; n < viewers; n += 1) await open(url, cookies[n % cookies.length] ?? "");
    return "open";
  }
  await untilAllHeard(Math.max(...question.reached.map(({ version }) => version)));
  const times = question.reached.map(({ version, at }) => {
    const each = heard.map((mine) => mine.find((one) => one.version >= version)?.at);
    const known = each.filter((one) => one !== undefined);
    return known.length < each.length ? null : Math.max(...known) - at;
  });
  for (const mine of heard) mine.length = 0;
  return times satisfies Reached;
};

process.on("message", (question: Question) => {
  void answer(question).then((said) => process.send?.(said));
});
endWithTheBench();
process.send?.("ready");
