import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import type { DrawPicture, PictureAsked, PictureModule } from "../../contract/firstPicture.ts";
import type { Answers } from "./firstAnswers.ts";
import type { FirstPage } from "./firstPages.ts";

/** The drawing code of the built client, with the facts that its pages have in their heads. */
export const loadDrawing = async (
  clientFolder: string,
  facts: ReadonlyArray<readonly [name: string, content: string]>,
): Promise<DrawPicture> => {
  const file = pathToFileURL(join(clientFolder, "server/picture.mjs")).href;
  const { openPictures }: PictureModule = await import(/* @vite-ignore */ file);
  return openPictures(Object.fromEntries(facts));
};

interface Kept {
  readonly answers: string;
  readonly until: number;
  readonly picture: string | null;
}

const MOST_KEPT = 50;
/** In milliseconds: a picture may name the minute. */
const LONGEST_KEPT = 30_000;

/**
 * Draws what pages show until their scripts have come. A picture for all is kept, so that a crowd that
 * opens one board costs one drawing, whatever stands after its path; that of a player never is. The
 * code is loaded when the first page asks, and nothing waits for it: until then, and if anything fails,
 * a page goes without a picture.
 */
export const makeFirstPictures = (
  load: () => Promise<DrawPicture>,
  log: Pick<FastifyBaseLogger, "error">,
  now: () => number = Date.now,
) => {
  const kept = new Map<string, Kept>();
  let draw: DrawPicture | null = null;
  let loading: Promise<unknown> | null = null;
  let hasFailed = false;

  const failed = (err: unknown) => {
    if (!hasFailed) log.error({ err }, "The first picture of a page could not be drawn");
    hasFailed = true;
    return null;
  };
  const drawn = (asked: PictureAsked, answers: string) => {
    try {
      return draw?.(asked, answers) ?? null;
    } catch (error) {
      return failed(error);
    }
  };

  const keptOrDrawn = (asked: PictureAsked, answers: string) => {
    const name = `${asked.hasSession} ${asked.path}`;
    const known = kept.get(name);
    if (known?.answers === answers && now() < known.until) return known.picture;
    const picture = drawn({ ...asked, search: "" }, answers);
    kept.delete(name);
    kept.set(name, { answers, picture, until: now() + LONGEST_KEPT });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return picture;
  };

  return (
    { drawnFrom }: Pick<FirstPage, "drawnFrom">,
    asked: PictureAsked,
    { all, ofCalls, areComplete }: Answers,
  ): string | null => {
    if (drawnFrom === null || !areComplete) return null;
    loading ??= load().then((loaded) => {
      draw = loaded;
    }, failed);
    if (!draw) return null;
    if (!asked.hasSession) return keptOrDrawn(asked, all);
    return drawnFrom === "calls" ? keptOrDrawn(asked, ofCalls) : drawn(asked, all);
  };
};
