import type { ActorName } from "./actors.ts";

/** The order in which people are listed. */
export const byName = (a: ActorName, b: ActorName) =>
  a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName);
