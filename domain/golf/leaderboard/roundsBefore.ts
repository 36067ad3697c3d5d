import type { PlayerEntry } from "./entry.ts";

/** The entry at the moment when round `current` began. */
export const roundsBefore = <Entry extends PlayerEntry>(entry: Entry, current: number): Entry => ({
  ...entry,
  rounds: entry.rounds.filter(({ roundNumber }) => roundNumber < current),
  ...(entry.matches && {
    matches: entry.matches.filter(({ roundNumber }) => roundNumber < current),
  }),
});
