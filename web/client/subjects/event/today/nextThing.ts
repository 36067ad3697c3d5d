import type { HoleNumber } from "../../../../../domain/shared/values.ts";
import type { TodayEvent } from "../../../../contract/event/today.ts";
import { comingTime } from "../../../ui/dates/dateText.ts";
import { countText } from "../../../ui/listText.ts";

/** The next action of a player in an event, with its address. */
export interface NextThing {
  readonly kind: "sent back" | "settle" | "hole" | "sign" | "tee time" | "open";
  readonly label: string;
  readonly to: string;
}

type Holes = ReadonlySet<HoleNumber>;

/** The pad of the next open hole, or null if there is nothing to enter. */
export const padAddress = (
  { event, round }: Pick<TodayEvent, "event" | "round">,
  /** Holes entered on this device and not known to the server yet. */
  entered: Holes,
): string | null => {
  const hole = nextHole(round, entered);
  return round === null || hole === undefined
    ? null
    : `/events/${event.id}?tab=scorecard&round=${round.roundNumber}&hole=${hole}`;
};

const nextHole = (round: TodayEvent["round"], entered: Holes) =>
  round?.holesLeft.find((hole) => !entered.has(hole));

/**
 * In this order: a card that was sent back, the next hole of a running round, cards of others
 * (disputed ones before those to sign), the tee time.
 */
export const nextThing = (today: TodayEvent, entered: Holes): NextThing => {
  const { event, round, cardsToSign, holesToSettle, teeTime } = today;
  const page = `/events/${event.id}`;
  if (round?.sentBack) {
    const to = `${page}?tab=scorecard&round=${round.roundNumber}&view=card`;
    return { kind: "sent back", label: "Your card was sent back", to };
  }
  const pad = padAddress(today, entered);
  if (pad !== null) return { kind: "hole", label: `Hole ${nextHole(round, entered)}`, to: pad };
  if (holesToSettle > 0) {
    return {
      kind: "settle",
      label: settleLabel(holesToSettle),
      to: `${page}?tab=scorecard&part=pending`,
    };
  }
  if (cardsToSign > 0) {
    const label = `Sign ${countText(cardsToSign, "card")}`;
    return { kind: "sign", label, to: `${page}?tab=scorecard&part=pending` };
  }
  if (teeTime) {
    const label = `Tee time ${comingTime(teeTime.at)}`;
    return { kind: "tee time", label, to: `${page}?tab=schedule` };
  }
  return { kind: "open", label: "Open Event", to: page };
};

export const settleLabel = (holes: number): string => `Settle ${countText(holes, "disputed hole")}`;
