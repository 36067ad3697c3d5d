import type { Competitor, PlayedOff } from "./entry.ts";
import type { RankedLine } from "./line.ts";
import type { Terms } from "./mark.ts";
import { hasFinishedRound } from "./matchRecord.ts";

interface PlayedLine<Entry extends Competitor> {
  readonly line: RankedLine<Entry>;
  readonly order: number;
}

/**
 * The players who share a place, in the order of their play-off, best first; null if no play-off
 * decides the place. Players who were not decided have the same order.
 *
 * A play-off counts for the whole event in the scoring it was played for, as long as exactly its
 * players share the place. While a correction makes them unequal, it has no effect.
 */
export const byPlayOff = <Entry extends Competitor>(
  sharing: ReadonlyArray<RankedLine<Entry>>,
  place: number,
  terms: Terms,
): ReadonlyArray<PlayedLine<Entry>> | null => {
  if (sharing.length < 2 || terms.view !== "event-total") return null;
  const played: Array<PlayedLine<Entry>> = [];
  for (const line of sharing) {
    const { playOff } = line.entry;
    if (!playOff || !decides(playOff, place, sharing.length, terms)) return null;
    if (!hasFinished(line, terms)) return null;
    played.push({ line, order: playOff.order });
  }
  return played.toSorted((one, other) => one.order - other.order);
};

const decides = (
  playOff: PlayedOff,
  place: number,
  players: number,
  { scoring }: Pick<Terms, "scoring">,
) => playOff.place === place && playOff.players === players && playOff.scoring === scoring;

const hasFinished = ({ entry }: RankedLine<Competitor>, { decidedBy }: Pick<Terms, "decidedBy">) =>
  decidedBy.every((round) => hasFinishedRound(entry, round));
