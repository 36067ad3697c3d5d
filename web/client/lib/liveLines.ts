import type { QueryClient } from "@tanstack/react-query";
import type { TournamentId } from "../../../domain/shared/values.ts";
import type { LiveModel } from "../../contract/readModels.ts";
import { openLiveLine, type Source } from "./liveLine.ts";
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
  connect?: (tournamentId: TournamentId) => Source,
) => {
  const lines = new Map<TournamentId, Line>();

  const open = (tournamentId: TournamentId): Line => {
    const { changed, cancel } = makeRefreshSoon(
      (model: LiveModel) => {
        void queries.invalidateQueries({ queryKey: [model, tournamentId] });
        void queries.invalidateQueries({ queryKey: queryKeys.today });
      },
      { madeAt: siteConfig.position },
    );
    const lost = (isLost: boolean) => {
      line.isLost = isLost;
      for (const tell of line.watchers) tell();
    };
    const closeLine = openLiveLine(tournamentId, { changed, lost }, connect);
    const close = () => {
      closeLine();
      cancel();
    };
    const line: Line = { isLost: false, watchers: new Set(), close };
    lines.set(tournamentId, line);
    return line;
  };

  const watch = (tournamentId: TournamentId, tell: () => void) => {
    const line = lines.get(tournamentId) ?? open(tournamentId);
    line.watchers.add(tell);
    return () => {
      line.watchers.delete(tell);
      if (line.watchers.size > 0) return;
      line.close();
      lines.delete(tournamentId);
    };
  };

  const isLost = (tournamentId: TournamentId) => lines.get(tournamentId)?.isLost ?? false;
  return { watch, isLost };
};
