import { useEffect, useRef, useState } from "react";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../../contract/leaderboard.ts";
import { changedPlayers } from "./changedPlayers.ts";

export interface JustIn {
  readonly playerId: PlayerId;
  /** When this page heard of it. */
  readonly at: Date;
}

const SHOWN = 5;

/** Whose scores came in while the page was open, the newest first. */
export const useJustIn = (
  entries: ReadonlyArray<LeaderboardEntry> | undefined,
): ReadonlyArray<JustIn> => {
  const [news, setNews] = useState<ReadonlyArray<JustIn>>([]);
  const known = useRef(entries);

  useEffect(() => {
    const changed = known.current && entries ? changedPlayers(known.current, entries) : [];
    known.current = entries;
    if (changed.length === 0) return;
    const at = new Date();
    setNews((before) => addNews(before, changed, at));
  }, [entries]);

  return news;
};

/** A player stands in the list once, with the newest. */
export const addNews = (
  before: ReadonlyArray<JustIn>,
  changed: ReadonlyArray<PlayerId>,
  at: Date,
): ReadonlyArray<JustIn> => {
  const fresh = changed.map((playerId) => ({ playerId, at }));
  const older = before.filter(({ playerId }) => !changed.includes(playerId));
  return [...fresh, ...older].slice(0, SHOWN);
};
