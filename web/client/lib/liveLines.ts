import type { QueryClient } from "@tanstack/react-query";
import type { LiveModel } from "../../contract/readModels.ts";
import { type Followed, openLiveLine, type Source } from "./liveLine.ts";
import { queryKeys } from "./queryKeys.ts";
import { makeRefreshSoon } from "./refreshSoon.ts";
import { siteConfig } from "./siteConfig.ts";

interface Line {
  isLost: boolean;
  readonly watchers: Set<() => void>;
  readonly close: () => void;
}

/** One line for each tournament on screen, however many parts of the page follow it. */
export const makeLiveLines = (
  queries: Pick<QueryClient, "invalidateQueries">,
  connect?: (followed: Followed) => Source,
) => {
  const lines = new Map<Followed, Line>();

  const open = (followed: Followed): Line => {
    const { changed, cancel } = makeRefreshSoon(
      (model: LiveModel) => {
        void queries.invalidateQueries({ queryKey: [model, followed] });
        void queries.invalidateQueries({ queryKey: queryKeys.today });
        void queries.invalidateQueries({ queryKey: [...queryKeys.summaries, followed] });
      },
      { madeAt: siteConfig.position },
    );
    const lost = (isLost: boolean) => {
      line.isLost = isLost;
      for (const tell of line.watchers) tell();
    };
    const closeLine = openLiveLine(followed, { changed, lost }, connect);
    const close = () => {
      closeLine();
      cancel();
    };
    const line: Line = { isLost: false, watchers: new Set(), close };
    lines.set(followed, line);
    return line;
  };

  const watch = (followed: Followed, tell: () => void) => {
    const line = lines.get(followed) ?? open(followed);
    line.watchers.add(tell);
    return () => {
      line.watchers.delete(tell);
      if (line.watchers.size > 0) return;
      line.close();
      lines.delete(followed);
    };
  };

  const isLost = (followed: Followed) => lines.get(followed)?.isLost ?? false;
  return { watch, isLost };
};
