import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import type { CommandContext } from "../../../../application/commands/streamHandler.ts";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import { chooseTee } from "../../../../application/field/chooseTee.ts";
import {
  correctHandicap,
  previewCorrection,
} from "../../../../application/field/correctHandicap.ts";
import { manageParticipant } from "../../../../application/field/manageParticipant.ts";
import { manageParticipants } from "../../../../application/field/manageParticipants.ts";
import { ParticipantNotFound } from "../../../../application/scorecard/refusals.ts";
import { UnknownChoice } from "../../../../application/tournament/checkChoices.ts";
import { PlayerId, type TournamentId } from "../../../../domain/shared/values.ts";
import { findParticipant, registrationsOf } from "../../../../projections/registrations/queries.ts";
import {
  changeParticipant,
  changeParticipants,
  exportParticipants,
} from "../../../contract/field/field.ts";
import { matching } from "../../../contract/field/participantFilters.ts";
import {
  type AdminParticipant,
  listParticipants,
  Participant,
} from "../../../contract/field/participants.ts";
import type { AdminCaller } from "../../gate/callers.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { sendListFile } from "../../http/sendListFile.ts";
import { bind, type Call } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { serveList } from "../../http/serveList.ts";
import { sentenceOf } from "../../problems/problems.ts";
import { previewOf } from "../../views/card/correctionPreview.ts";
import { participantCells } from "../../views/field/participantCells.ts";
import { adminParticipantsOf, participantsOf } from "../../views/field/participants.ts";
import { partOf } from "../../views/partOfList.ts";

export const participantRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveList(
    app,
    runtime,
    listParticipants,
    Effect.fnUntraced(function* ({ tournamentId, caller, query }) {
      const rows = yield* registrationsOf(tournamentId);
      // The desk of an event works with its whole field.
      const asked = { limit: rows.length, ...query };
      if (caller.kind === "admin") {
        const participants = yield* adminParticipantsOf(rows, caller);
        return partOf(participants, asked, textsOf);
      }
      const field = query.sort?.replace("-", "");
      if (field !== undefined && !(field in Participant.fields)) {
        return yield* new UnknownChoice({ what: "order" });
      }
      const participants = yield* participantsOf(rows);
      return partOf(participants, asked, (each) => [each.firstName, each.lastName]);
    }),
  );

  serveCommand(
    app,
    runtime,
    changeParticipant,
    Effect.fnUntraced(function* ({ tournamentId, params, body, caller }, context) {
      const participant = yield* findParticipant(tournamentId, params.participantId);
      // A removed player is no longer a participant, but a repeated command must still find its
      // answer.
      const playerId = participant?.player_id ?? PlayerId.make(params.participantId);
      const who = { tournamentId, playerId };
      const { action, teeId = null, reason, method, fee } = body;
      if (action === "correct") return yield* corrected(who, body, caller, context);
      const { position } =
        action === "tee"
          ? yield* chooseTee({ ...who, teeId }, context)
          : yield* manageParticipant(who, action, { reason, method, fee }, context);
      const shown = action === "remove" ? Effect.succeed(done) : showParticipant(who, caller);
      return { position, body: shown };
    }),
  );

  serveCommand(
    app,
    runtime,
    changeParticipants,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const { action, ...many } = body;
      const { position, outcomes } = yield* manageParticipants(
        { tournamentId, ...many },
        action,
        context,
      );
      const answers = outcomes.map(({ playerId, refusal }) => ({
        ...{ playerId, done: refusal === null },
        error: refusal === null ? null : sentenceOf(refusal),
      }));
      return { position, body: answers };
    }),
  );

  bind(app, runtime, exportParticipants, async (call, _request, reply) => {
    return sendListFile(reply, await runtime.runPromise(exported(call)), call.query);
  });
};

const textsOf = ({ firstName, lastName, email }: AdminParticipant) => [
  ...[firstName, lastName],
  ...(email === null ? [] : [email]),
];

/** What the correction changes is known before it is made. */
const corrected = Effect.fnUntraced(function* (
  who: Who,
  { preview, fromRound, handicap, teeId, reason }: ChangeCall["body"],
  caller: AdminCaller,
  context: CommandContext,
) {
  const { tournamentId, playerId } = who;
  const correction = {
    ...who,
    fromRound,
    ...(handicap !== undefined && { handicapIndex: handicap }),
    ...(teeId !== undefined && { teeId }),
    reason: reason ?? "",
  };
  const cards = yield* previewCorrection(correction);
  const changes = yield* previewOf(
    tournamentId,
    cards.map(({ event }) => event),
    cards.some(({ card }) => card.playerId === playerId) ? playerId : null,
  );
  const { position } = preview ? { position: null } : yield* correctHandicap(correction, context);
  const shown = cards.map(({ card, before, after }) => {
    return { userId: card.playerId, roundNumber: card.round, before, after };
  });
  const body = Effect.map(showParticipant(who, caller), (participant) => {
    return { ...participant, changes, cards: shown };
  });
  return { position, body };
});

type ChangeCall = Call<typeof changeParticipant>;

const exported = Effect.fnUntraced(function* ({ tournamentId, caller, query }: ExportCall) {
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const rows = yield* registrationsOf(tournamentId);
  const participants = yield* adminParticipantsOf(rows, caller);
  const { show = "all", search = "" } = query;
  const shown = matching(participants, show, search);
  return { name: `${settings.name} participants`, rows: participantCells(shown) };
});

type ExportCall = Pick<Call<typeof exportParticipants>, "tournamentId" | "caller" | "query">;

const done = { success: true } as const;

interface Who {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
}

const showParticipant = Effect.fnUntraced(function* (who: Who, admin: AdminCaller) {
  const row = yield* findParticipant(who.tournamentId, who.playerId);
  const [participant] = row ? yield* adminParticipantsOf([row], admin) : [];
  return participant ?? (yield* new ParticipantNotFound(who));
});
