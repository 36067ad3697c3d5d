import { Clock, Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { OrganiserClock } from "../../../../application/ports/OrganiserClock.ts";
import { groupsOf } from "../../../../projections/groups/queries.ts";
import { findTournament } from "../../../../projections/tournaments/queries.ts";
import { getCalendar } from "../../../contract/event/calendar.ts";
import { plainName } from "../../http/plainName.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { bind, type Call } from "../../http/serve.ts";
import { icalendarOf } from "../../icalendar/calendar.ts";
import { eventEntry, teeTimeEntries } from "../../views/event/calendarEntries.ts";
import { eventDetailOf } from "../../views/event/events.ts";
import { golfGroupsOf } from "../../views/teeSheet/groups.ts";

export const calendarRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  bind(app, runtime, getCalendar, async (call, _request, reply) => {
    const { name, file } = await runtime.runPromise(calendarFor(call));
    return reply
      .header("content-disposition", `attachment; filename="${plainName(`${name} golf`)}.ics"`)
      .type("text/calendar; charset=utf-8")
      .send(file);
  });
};

const calendarFor = Effect.fnUntraced(function* ({ tournamentId, caller }: CalendarCall) {
  const event = yield* eventDetailOf(yield* findTournament(tournamentId), caller);
  const groups = yield* golfGroupsOf(tournamentId, yield* groupsOf(tournamentId));
  const { timeZone, isChosen } = yield* OrganiserClock;
  const teeTimes = caller.kind === "player" ? teeTimeEntries(event, groups, caller.id) : [];
  const file = icalendarOf({
    name: event.name,
    timeZone: isChosen ? timeZone : null,
    writtenAt: new Date(yield* Clock.currentTimeMillis),
    entries: [...eventEntry(event), ...teeTimes],
  });
  return { name: event.name, file };
});

type CalendarCall = Pick<Call<typeof getCalendar>, "tournamentId" | "caller">;
