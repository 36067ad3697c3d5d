import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { makeCut as cut } from "../../../application/field/makeCut.ts";
import { manageParticipant } from "../../../application/field/manageParticipant.ts";
import { ParticipantNotFound } from "../../../application/scorecard/refusals.ts";
import { PlayerId, type TournamentId } from "../../../domain/shared/values.ts";
import {
  cutsOf,
  findParticipant,
  registrationsOf,
} from "../../../projections/registrations/queries.ts";
import { changeParticipant, listParticipants, makeCut } from "../../contract/participants.ts";
import type { AppRuntime } from "../http/runtime.ts";
import { serve } from "../http/serve.ts";
import { serveCommand } from "../http/serveCommand.ts";
import { adminParticipantsOf, participantsOf } from "../views/participants.ts";

export const participantRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(
    app,
    runtime,
    listParticipants,
    Effect.fnUntraced(function* ({ tournamentId, caller }) {
      const rows = yield* registrationsOf(tournamentId);
      return caller.kind === "admin"
        ? yield* adminParticipantsOf(rows)
        : yield* participantsOf(rows);
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
