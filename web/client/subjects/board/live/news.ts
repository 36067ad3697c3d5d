import { useEffect, useRef, useState } from "react";
import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { LatestScore, LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { numberText } from "../../../ui/listText.ts";
import { holeWord, pickedUpWord } from "../../../ui/notation.ts";
import { nameOf } from "../../person/playerText.ts";

/** A new score and its player. */
export interface JustIn extends LatestScore {
  readonly playerId: PlayerId;
  readonly roundNumber: number;
}

const SHOWN = 5;

/** The latest scores, newest first, one for each player. The board contains them. */
export const justIn = (entries: ReadonlyArray<LeaderboardEntry>): ReadonlyArray<JustIn> =>
  entries
    .flatMap(({ user, rounds }) => {
      const scores = rounds.flatMap(({ latest, roundNumber }) =>
        latest ? [{ ...latest, roundNumber, playerId: user.id }] : [],
      );
      return scores.toSorted(newestFirst).slice(0, 1);
    })
    .toSorted(newestFirst)
    .slice(0, SHOWN);

const newestFirst = (a: LatestScore, b: LatestScore) => {
  if (a.at === b.at) return 0;
  return a.at < b.at ? 1 : -1;
};

/** "birdie, 3 on hole 7", or "picked up on hole 7". */
export const newsText = ({
  strokes,
  par,
  holeNumber,
}: Pick<LatestScore, "strokes" | "par" | "holeNumber">): string =>
  strokes === null
    ? `${pickedUpWord} on hole ${holeNumber}`
    : `${holeWord(strokes, par)}, ${strokes} on hole ${holeNumber}`;

/** "Nadia Petrovska: par, 4 on hole 1", the newest score of a board; null before the first. */
export const newestText = (entries: ReadonlyArray<LeaderboardEntry>): string | null => {
  const [newest] = justIn(entries);
  const entry = entries.find(({ user }) => user.id === newest?.playerId);
  return newest && entry ? `${nameOf(entry.user)}: ${newsText(newest)}` : null;
};

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

/** One line for screen readers about the best placed player with a new score, or null. */
export const announcement = (
  standings: ReadonlyArray<Standing<LeaderboardEntry>>,
  changed: ReadonlySet<PlayerId>,
): string | null => {
  const best = standings.find(({ entry }) => changed.has(entry.user.id));
  if (!best) return null;
  const line = `${nameOf(best.entry.user)} is at ${best.total}, place ${best.position}.`;
  return changed.size === 1 ? line : `${numberText(changed.size)} players have new scores. ${line}`;
};

type Entries = ReadonlyArray<LeaderboardEntry>;

/** Players with new or corrected scores. Players who join an open board do not count. */
export const changedPlayers = (before: Entries, after: Entries): ReadonlyArray<PlayerId> => {
  const known = new Map(before.map((entry) => [entry.user.id, scoresOf(entry)]));
  return after
    .filter((entry) => {
      const scores = known.get(entry.user.id);
      return scores !== undefined && scores !== scoresOf(entry);
    })
    .map(({ user }) => user.id);
};

const scoresOf = ({ rounds }: LeaderboardEntry) =>
  rounds
    .map(({ roundNumber, holesPlayed, grossScore, stablefordPoints }) =>
      [roundNumber, holesPlayed, grossScore, stablefordPoints].join(" "),
    )
    .join(", ");
