import { Agent, get } from "node:http";
import { now } from "./now.ts";

/** A process of its own: open pages that follow the leaderboard of an event. */
export type Question =
  | { readonly open: string; readonly cookies: ReadonlyArray<string>; readonly viewers: number }
  /** How long each of these versions took to reach the last viewer, in milliseconds. */
  | { readonly reached: ReadonlyArray<{ readonly version: number; readonly at: number }> };

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

const answer = async (question: Question) => {
  if ("open" in question) {
    const { open: url, cookies, viewers } = question;
    for (let n = 0; n < viewers; n += 1) await open(url, cookies[n % cookies.length] ?? "");
    return "open";
  }
  const times = question.reached.map(({ version, at }) =>
    Math.max(
      ...heard.map(
        (mine) => (mine.find((one) => one.version >= version)?.at ?? Number.POSITIVE_INFINITY) - at,
      ),
    ),
  );
  for (const mine of heard) mine.length = 0;
  return times;
};

process.on("message", (question: Question) => {
  void answer(question).then((said) => process.send?.(said));
});
process.once("SIGTERM", () => process.exit(0));
process.send?.("ready");
