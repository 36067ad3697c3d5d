import type { BoardOptions } from "../../../../../domain/golf/leaderboard/entry.ts";
import { groupLevel } from "../../../../../domain/golf/leaderboard/groupLevel.ts";
import { hasFinishedRound } from "../../../../../domain/golf/leaderboard/matchRecord.ts";
import { rankLeaderboard } from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { roundsInEvent } from "../../../../../domain/golf/leaderboard/view.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { nameOf } from "../../person/playerText.ts";

export type Player = LeaderboardEntry["user"];

/** Players who share a place after the last round. */
export interface Level {
  readonly place: number;
  readonly players: ReadonlyArray<Player>;
}

/** A play-off that was recorded. */
export interface Played {
  readonly place: number;
  /** Winner first; those who were not decided have the same place. */
  readonly players: ReadonlyArray<{ readonly user: Player; readonly place: number }>;
  /** True if a correction has separated the players, so that the board ignores the play-off. */
  readonly rests: boolean;
}

export type Terms = Pick<
  CountedEvent,
  "scoring" | "tieBreak" | "numberOfRounds" | "rounds" | "rulesEdition" | "status"
>;

const optionsOf = (terms: Terms): BoardOptions => ({
  ...{ view: "event-total", selectedRound: 1, scoring: terms.scoring },
  ...{ tieBreak: terms.tieBreak, numberOfRounds: terms.numberOfRounds, rulings: terms.rounds },
  isCompleted: terms.status === "completed",
  rulesEdition: terms.rulesEdition,
});

const standingsOf = (entries: ReadonlyArray<LeaderboardEntry>, terms: Terms) =>
  rankLeaderboard(entries, optionsOf(terms));

/** The ties that a play-off can decide; none until everybody has finished. */
export const levelPlayers = (
  entries: ReadonlyArray<LeaderboardEntry>,
  terms: Terms,
): ReadonlyArray<Level> => {
  const ranked = standingsOf(entries, terms).filter(({ place }) => place !== null);
  const rounds = roundsInEvent(optionsOf(terms), entries);
  const isDone = ranked.every(({ entry }) =>
    rounds.every((round) => hasFinishedRound(entry, round)),
  );
  if (!isDone) return [];
  return groupLevel(ranked, (a, b) => a.place === b.place).flatMap((sharing) => {
    const place = sharing[0]?.place ?? null;
    const players = sharing.map(({ entry }) => entry.user);
    return place === null || players.length < 2 ? [] : [{ place, players }];
  });
};

/** By place, each with its winner first. */
export const recordedPlayOffs = (
  entries: ReadonlyArray<LeaderboardEntry>,
  terms: Terms,
): ReadonlyArray<Played> => {
  const played = standingsOf(entries, terms)
    .flatMap(({ entry, isPlayedOff }) =>
      entry.playOff ? [{ user: entry.user, isPlayedOff, ...entry.playOff }] : [],
    )
    .toSorted((a, b) => a.place - b.place || a.order - b.order);
  return groupLevel(played, (a, b) => a.place === b.place).map((lines) => ({
    place: lines[0]?.place ?? 0,
    players: lines.map(({ user, place, order }) => ({ user, place: place + order - 1 })),
    rests: !lines.every(({ isPlayedOff }) => isPlayedOff),
  }));
};

/**
 * Who was decided, if all of them are still level. Nobody is until somebody is chosen: a list filled
 * in beforehand would be recorded by who knows the winner alone.
 */
export const decidedOf = (
  level: Level | undefined,
  chosen: ReadonlyArray<Player["id"]> = [],
): ReadonlyArray<Player> => {
  const players = level?.players ?? [];
  const found = chosen.flatMap((id) => players.find((player) => player.id === id) ?? []);
  return found.length === chosen.length ? found : [];
};

/** What follows for those who were not decided: the last one has the last place. */
export const undecidedText = (
  { place, players }: Level,
  order: ReadonlyArray<Player>,
): string | null => {
  const [last, ...others] = players.filter((player) => !order.includes(player));
  if (order.length === 0 || last === undefined) return null;
  const next = place + order.length;
  if (others.length === 0) return `${nameOf(last)} takes place ${next}.`;
  return `${[last, ...others].map(nameOf).join(", ")} share place ${next}.`;
};

/**
 * The players who were decided after one is chosen for a place: whoever had that place takes the
 * other's. An empty id says that this place and those after it were not decided.
 */
export const named = (
  { players }: Level,
  order: ReadonlyArray<Player>,
  index: number,
  id: string,
): ReadonlyArray<Player["id"]> => {
  const ids = order.map((player) => player.id);
  const chosen = players.find((player) => player.id === id)?.id;
  if (chosen === undefined) return ids.slice(0, index);
  const from = ids.indexOf(chosen);
  const other = ids[index];
  const moved = ids.map((each, at) => (at === from && other !== undefined ? other : each));
  return [...moved.slice(0, index), chosen, ...moved.slice(index + 1)];
};
