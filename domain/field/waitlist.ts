import type { PlayerId } from "../shared/values.ts";

type Waitlist = ReadonlyArray<PlayerId>;

/** A player who still waits keeps the place there, whatever else changes. */
export const waitlistAfter = (
  line: Waitlist,
  player: PlayerId,
  { waited, waits }: { readonly waited: boolean; readonly waits: boolean },
): Waitlist => {
  if (waits === waited) return line;
  return waits ? [...line, player] : without(player, line);
};

/**
 * Nearly always the first player of the waitlist leaves it, and thousands may be behind, so the
 * list is not copied.
 */
const without = (player: PlayerId, line: Waitlist) =>
  line[0] === player ? line.slice(1) : line.filter((other) => other !== player);
