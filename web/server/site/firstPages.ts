import { callsOfBoard } from "../../contract/board/firstCalls.ts";
import { callsOfEvent } from "../../contract/card/firstCalls.ts";
import { callsOfFrontPage } from "../../contract/event/firstCalls.ts";
import type { FirstAsker, FirstCall } from "../../contract/firstCalls.ts";

interface FirstPage {
  /** The name of its file, by `clientChunks`. */
  readonly chunk: "events" | "board" | "pad";
  readonly calls: ReadonlyArray<FirstCall>;
}

/**
 * The pages that people open from a link or a bookmark on the course, where lines are slow: the front
 * page with Today, a public board and the pad.
 */
export const firstPageAt = (path: string, asker: FirstAsker): FirstPage | null => {
  if (path === "/") return { chunk: "events", calls: callsOfFrontPage(asker) };
  const [, folder, name = ""] = /^\/(follow|events)\/([^/]+)$/u.exec(path) ?? [];
  if (folder === "follow") return { chunk: "board", calls: callsOfBoard(name) };
  if (folder === "events") return { chunk: "pad", calls: callsOfEvent(name, asker) };
  return null;
};
