import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { makeCut as cut } from "../../../application/field/makeCut.ts";
import { manageParticipant } from "../../../application/field/manageParticipant.ts";
import { ParticipantNotFound } from "../../../application/scorecard/refusals.ts";
import { UnknownChoice } from "../../../application/tournament/checkChoices.ts";
import { PlayerId, type TournamentId } from "../../../domain/shared/values.ts";
import {
  cutsOf,
  findParticipant,
  registrationsOf,
} from "../../../projections/registrations/queries.ts";
import {
  changeParticipant,
  listParticipants,
  makeCut,
  Participant,
} from "../../contract/participants.ts";
import type { AppRuntime } from "../http/runtime.ts";
import { serveCommand } from "../http/serveCommand.ts";
import { serveList } from "../http/serveList.ts";
import { adminParticipantsOf, participantsOf } from "../views/participants.ts";
import { partOf } from "../views/partOfList.ts";

export const participantRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveList(
    app,
    runtime,
    listParticipants,
    Effect.fnUntraced(function* ({ tournamentId, caller, query }) {
      const rows = yield* registrationsOf(tournamentId);
      if (caller.kind === "admin") {
        const participants = yield* adminParticipantsOf(rows);
        return partOf(participants, query, (each) => [each.firstName, each.lastName, each.email]);
      }
      const field = query.sort?.replace("-", "");
      if (field !== undefined && !(field in Participant.fields)) {
        return yield* new UnknownChoice({ what: "order" });
      }
      const participants = yield* participantsOf(rows);
      return partOf(participants, query, (each) => [each.firstName, each.lastName]);
    }),
  );

  serveCommand(
    app,
    runtime,
    changeParticipant,
    Effect.fnUntraced(function* ({ tournamentId, params, body }, context) {
      const participant = yield* findParticipant(tournamentId, params.participantId);
      // Whoever was removed is none any more, and a repeated command must still find its answer.
      const playerId = participant?.player_id ?? PlayerId.make(params.participantId);
      const who = { tournamentId, playerId };
      const { position } = yield* manageParticipant(who, body.action, body.reason, context);
      const shown = body.action === "remove" ? Effect.succeed(done) : showParticipant(who);
      return { position, body: shown };
    }),
  );

  serveCommand(
    app,
    runtime,
    makeCut,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const { position } = yield* cut({ tournamentId, ...body }, context);
      return { position, body: showCut(tournamentId, body.afterRound) };
    }),
  );
};

const done = { success: true } as const;

const showParticipant = Effect.fnUntraced(function* (who: {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
}) {
  const row = yield* findParticipant(who.tournamentId, who.playerId);
  const [participant] = row ? yield* adminParticipantsOf([row]) : [];
  return participant ?? (yield* new ParticipantNotFound(who));
});

const showCut = (tournamentId: TournamentId, afterRound: number) =>
  Effect.flatMap(cutsOf(tournamentId), (cuts) => {
    const made = cuts.find((row) => row.after_round === afterRound);
    if (!made) return Effect.die(new Error(`The cut after round ${afterRound} is not there.`));
    return Effect.succeed({
      afterRound: made.after_round,
      top: made.top,
      ties: made.ties,
      withinStrokes: made.within_strokes,
      cutLine: made.cut_line,
      playerIds: made.player_ids,
      missedCutIds: made.missed_cut_ids,
    });
  });
