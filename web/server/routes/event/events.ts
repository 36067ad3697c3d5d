import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { changeTournament } from "../../../../application/tournament/changeTournament.ts";
import { createTournament } from "../../../../application/tournament/createTournament.ts";
import { beginOnItsDay } from "../../../../application/tournament/followSchedule.ts";
import { RoundNumber, type TournamentId } from "../../../../domain/shared/values.ts";
import { findTournament } from "../../../../projections/tournaments/queries.ts";
import { exportEvents, listAdminEvents } from "../../../contract/event/adminEvents.ts";
import { changeEvent, createEvent } from "../../../contract/event/eventSettings.ts";
import { getEvent, listEvents, listRounds } from "../../../contract/event/events.ts";
import { EVERY_ROW } from "../../../contract/inputs/partOfList.ts";
import type { AdminCaller } from "../../gate/callers.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { sendListFile } from "../../http/sendListFile.ts";
import { bind, serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { serveList } from "../../http/serveList.ts";
import { eventCells } from "../../views/event/eventCells.ts";
import { eventOfLink } from "../../views/event/eventOfLink.ts";
import { countedEventsOf, eventDetailOf, eventOf, eventsOf } from "../../views/event/events.ts";
import { partOfEvents } from "../../views/event/partOfEvents.ts";

export const eventRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveList(app, runtime, listEvents, ({ caller, query: { event, ...query } }) =>
    event === undefined
      ? partOfEvents(query, (rows) => eventsOf(rows, caller))
      : eventOfLink(event, caller),
  );

  serveList(app, runtime, listAdminEvents, ({ caller, query }) =>
    partOfEvents(query, (rows) => countedEventsOf(rows, caller)),
  );

  bind(app, runtime, exportEvents, async ({ caller, query }, _request, reply) => {
    const { items } = await runtime.runPromise(
      partOfEvents({ ...query, limit: EVERY_ROW }, (rows) => countedEventsOf(rows, caller)),
    );
    return sendListFile(reply, { name: "events", rows: eventCells(items) }, query);
  });

  serve(app, runtime, getEvent, ({ tournamentId, caller }) =>
    Effect.flatMap(findTournament(tournamentId), (row) => eventDetailOf(row, caller)),
  );

  serve(app, runtime, listRounds, ({ tournamentId }) =>
    Effect.map(findTournament(tournamentId), ({ settings }) =>
      Array.from({ length: settings.numberOfRounds }, (_, index) => RoundNumber.make(index + 1)),
    ),
  );

  serveCommand(
    app,
    runtime,
    createEvent,
    Effect.fnUntraced(function* ({ body, caller }, context) {
      const { organizerEmail, status, publicBoard, ...settings } = body;
      const wanted = { settings, publicBoard, organizerEmail, status };
      const { tournamentId, position } = yield* createTournament(wanted, context);
      const begun = yield* beginOnItsDay(tournamentId);
      return { position: begun ?? position, body: showEvent(tournamentId, caller) };
    }),
  );

  serveCommand(
    app,
    runtime,
    changeEvent,
    Effect.fnUntraced(function* ({ tournamentId, body, caller }, context) {
      const { organizerEmail, publicBoard, status = null, basedOn = null, ...changed } = body;
      const contact = organizerEmail === undefined ? {} : { organizerEmail };
      const board = publicBoard === undefined ? {} : { publicBoard };
      const change = { tournamentId, changed, status, basedOn, ...contact, ...board };
      const { position } = yield* changeTournament(change, context);
      const begun = yield* beginOnItsDay(tournamentId);
      return { position: begun ?? position, body: showEvent(tournamentId, caller) };
    }),
  );
};

const showEvent = (tournamentId: TournamentId, admin: AdminCaller) =>
  Effect.flatMap(findTournament(tournamentId), (row) => eventOf(row, admin));
