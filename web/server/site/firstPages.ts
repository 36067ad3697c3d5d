import { Option } from "effect";
import { callsOfBoard } from "../../contract/board/firstCalls.ts";
import { callsOfEvent, roundIn } from "../../contract/card/firstCalls.ts";
import { callsOfFrontPage } from "../../contract/event/firstCalls.ts";
import type { FirstAsker, FirstCall } from "../../contract/firstCalls.ts";

export interface FirstPage {
  /** The name of its file, by `clientChunks`. */
  readonly chunk: "events" | "board" | "pad";
  readonly calls: ReadonlyArray<FirstCall>;
  /** Of what its first picture is made: also of who asks for it, or only of the calls. */
  readonly drawnFrom: "session" | "calls" | null;
}

/**
 * The pages that people open from a link or a bookmark on the course, where lines are slow: the front
 * page with Today, a public board and the pad.
 */
export const firstPageAt = (path: string, asker: FirstAsker): FirstPage | null => {
  if (path === "/")
    return { chunk: "events", calls: callsOfFrontPage(asker), drawnFrom: "session" };
  const [, folder, name = ""] = /^\/(follow|events)\/([^/]+)$/u.exec(path) ?? [];
  if (folder === "follow") {
    return { chunk: "board", calls: callsOfBoard(name), drawnFrom: "calls" };
  }
  if (folder === "events") {
    const calls = callsOfEvent(name, asker);
    const isPad = asker.hasSession && Option.isSome(roundIn(asker.search));
    return { chunk: "pad", calls, drawnFrom: isPad ? "session" : null };
  }
  return null;
};
