import { type HoleRecorded, SideGameEvent } from "../sideGame/events.ts";

const { SideGameEntryRecorded, WolfChoiceRecorded } = SideGameEvent.cases;

/** A record of a hole as it was stored while each kind had an event of its own. */
export const asStoredBefore = <Event extends { readonly _tag: string }>(
  event: Event | SideGameEvent,
): Event | HoleRecorded => {
  if (!isRecord(event)) return event as Event;
  const { _tag, record, ...onHole } = event;
  const { playerId } = record;
  switch (record.kind) {
    case "distance":
      return SideGameEntryRecorded.make({ ...onHole, playerId, distance: record.distance });
    case "wolf":
      return WolfChoiceRecorded.make({ ...onHole, wolfId: playerId, partnerId: record.partnerId });
  }
};

const isRecord = (event: {
  readonly _tag: string;
}): event is Extract<SideGameEvent, { readonly _tag: "SideGameHoleRecorded" }> =>
  event._tag === "SideGameHoleRecorded";
