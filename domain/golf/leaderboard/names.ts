import type { PlayerEntry, TeamEntry } from "./entry.ts";

// One language for all: the server and every browser must come to the same order.
const { compare } = new Intl.Collator("en");

/** By last name, then first name. The id makes the order of namesakes the same everywhere. */
export const byPlayerName = ({ user: a }: PlayerEntry, { user: b }: PlayerEntry): number =>
  compare(a.lastName, b.lastName) || compare(a.firstName, b.firstName) || byId(a, b);

export const byTeamName = ({ team: a }: TeamEntry, { team: b }: TeamEntry): number =>
  compare(a.name, b.name) || byId(a, b);

interface Identified {
  readonly id: string;
}

const byId = (a: Identified, b: Identified) => {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
};
