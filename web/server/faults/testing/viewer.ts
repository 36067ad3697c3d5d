import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { Person } from "./call.ts";

/** An open page that follows the leaderboard of an event, until its server ends the connection. */
export const watchBoard = async (origin: string, eventId: string, { cookie }: Person) => {
  const request = get(`${origin}/api/events/${eventId}/live`, { headers: { cookie } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`The viewer got ${response.statusCode}.`);
  const versions: Array<number> = [];
  let text = "";
  response.setEncoding("utf8").on("data", (chunk) => {
    const frames = `${text}${chunk}`.split("\n\n");
    text = frames.pop() ?? "";
    for (const frame of frames) {
      const [, version] = /^event: changed\nid: (\d+)\ndata: .*"leaderboard"/.exec(frame) ?? [];
      if (version) versions.push(Number(version));
    }
  });
  const ended = new Promise<"properly" | "cut off">((resolve) => {
    response.on("end", () => resolve("properly")).on("error", () => resolve("cut off"));
  });
  return {
    /** The newest version that it has received. */
    version: () => versions.at(-1) ?? 0,
    ended,
    close: () => void request.destroy(),
  };
};
