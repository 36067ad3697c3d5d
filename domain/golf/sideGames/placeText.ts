import type { Settlement, SideStanding } from "./settlement.ts";

type Placed = Pick<SideStanding, "place">;

/** "1", or "T3" for a place that is shared. */
export const placeText = (standing: ReadonlyArray<Placed>, { place }: Placed): string =>
  standing.filter((side) => side.place === place).length > 1 ? `T${place}` : String(place);

/** Whether the places of a game mean anything: a side has winnings, or not all sides are level. */
export const isDecided = ({
  status,
  standing,
}: {
  readonly status: Settlement["status"];
  readonly standing: ReadonlyArray<Pick<SideStanding, "place" | "winnings">>;
}): boolean =>
  status !== "not_started" && standing.some(({ place, winnings }) => place > 1 || winnings > 0);
