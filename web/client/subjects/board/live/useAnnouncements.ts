import { useEffect, useRef, useState } from "react";
import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { announcement } from "./announcement.ts";
import { changedPlayers } from "./changedPlayers.ts";

const PAUSE = 10_000;

/**
 * The text that a live region reads out, at most every ten seconds. Changes in between are
 * collected.
 */
export const useAnnouncements = (
  entries: ReadonlyArray<LeaderboardEntry>,
  standings: ReadonlyArray<Standing<LeaderboardEntry>>,
): string => {
  const [line, setLine] = useState("");
  const known = useRef(entries);
  const changed = useRef(new Set<PlayerId>());
  const lastTime = useRef(0);

  useEffect(() => {
    for (const id of changedPlayers(known.current, entries)) changed.current.add(id);
    known.current = entries;
    if (changed.current.size === 0) return;
    const speak = () => {
      lastTime.current = Date.now();
      setLine(announcement(standings, changed.current) ?? "");
      changed.current.clear();
    };
    const timer = setTimeout(speak, Math.max(0, lastTime.current + PAUSE - Date.now()));
    return () => clearTimeout(timer);
  }, [entries, standings]);

  return line;
};
