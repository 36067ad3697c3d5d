import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../contract/event/event.ts";
import type { GolfGroup } from "../../../contract/teeSheet/groups.ts";
import type { CalendarEntry } from "../../icalendar/calendar.ts";

/** The entry of the event itself; none while its date is unknown. */
export const eventEntry = (event: EventDetail): ReadonlyArray<CalendarEntry> => {
  const { id, name, startDate, endDate, description } = event;
  if (startDate === null) return [];
  return [
    {
      uid: `event-${id}@wicked-golf`,
      summary: name,
      starts: startDate,
      ends: endDate,
      location: event.location,
      description: description ?? "",
      isCancelled: isCancelled(event),
    },
  ];
};

/** The tee time of the player, once for each round. The end is unknown. */
export const teeTimeEntries = (
  event: EventDetail,
  groups: ReadonlyArray<GolfGroup>,
  playerId: PlayerId,
): ReadonlyArray<CalendarEntry> =>
  groups
    .filter(({ members }) => members.some(({ userId }) => userId === playerId))
    .map((group) => ({
      // The id does not depend on the group, so a player who is moved to another group keeps the
      // entry.
      uid: `tee-time-${event.id}-${playerId}-${group.roundNumber}@wicked-golf`,
      summary: summaryOf(event, group),
      starts: group.teeTime,
      ends: null,
      location: group.course ? placeOf(group.course) : event.location,
      description: descriptionOf(group, playerId),
      isCancelled: isCancelled(event),
    }));

const isCancelled = ({ status }: EventDetail) => status === "cancelled";

const summaryOf = ({ name, numberOfRounds }: EventDetail, { roundNumber }: GolfGroup) =>
  numberOfRounds > 1 ? `Tee time, round ${roundNumber}: ${name}` : `Tee time: ${name}`;

const placeOf = ({ name, location }: { readonly name: string; readonly location: string }) =>
  [name, location].filter((part) => part !== "").join(", ");

const descriptionOf = ({ groupName, startHole, members }: GolfGroup, playerId: PlayerId) => {
  const others = members.filter(({ userId }) => userId !== playerId);
  const names = others.map(({ user }) => `${user.firstName} ${user.lastName}`.trim());
  const start = startHole === null ? [] : [`Starts on hole ${startHole}`];
  return [groupName, ...start, ...names].join("\n");
};
