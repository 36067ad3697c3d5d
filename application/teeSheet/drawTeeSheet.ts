import { Effect, Schema } from "effect";
import { entryOf, type Field } from "../../domain/field/field.ts";
import { competitionScoring } from "../../domain/golf/competitionScoring.ts";
import { orderByScore } from "../../domain/golf/draw/orderByScore.ts";
import { EventMetadata } from "../../domain/shared/recorded.ts";
import { PlayerId, type TournamentId } from "../../domain/shared/values.ts";
import { DrawTeeSheet, drawTeeSheet as decideDraw } from "../../domain/teeSheet/draw.ts";
import { TeeSheetStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import type { JobKind } from "../ports/Jobs.ts";
import { People } from "../ports/People.ts";
import { Standings } from "../ports/Standings.ts";
import { metricOf } from "../scorecard/termsOfPlay.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";
import { playersIn } from "./unscheduled.ts";

const { tournamentId, round, type, seed, startTime, interval } = DrawTeeSheet.fields;
const { commandId, correlationId, actor, occurredAt } = EventMetadata.fields;

/** A draw that somebody asked for. Done twice it is done once, since the command keeps its id. */
export const Draw = Schema.Struct({
  ...{ tournamentId, round, type, seed, startTime, interval },
  context: Schema.Struct({ commandId, correlationId, actor, occurredAt }),
});
export type Draw = typeof Draw.Type;

export const drawJob: JobKind<Draw> = { name: "draw-tee-sheet", payload: Draw };

/** Everybody who still plays and has no group of the round gets one. */
export const drawTeeSheet = Effect.fn("drawTeeSheet")(function* ({ context, ...draw }: Draw) {
  const { tournamentId, type } = draw;
  const field = yield* TournamentFacts.use((facts) => facts.field(tournamentId, noAge));
  // At random everybody starts from the same order, so that the seed alone decides.
  const playing = playersIn(field).toSorted();
  const playerIds = type === "random" ? playing : yield* byScore(tournamentId, field);
  const { handle } = yield* TeeSheetStreams;
  return yield* handle(targets.teeSheet(tournamentId), context, (sheet) =>
    decideDraw({ ...draw, drawId: context.commandId, playerIds }, sheet),
  );
});

const byScore = Effect.fnUntraced(function* (tournamentId: TournamentId, field: Field) {
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const entries = yield* Standings.use((standings) => standings.of(tournamentId));
  const people = yield* People.use(({ named }) => named(playersIn(field)));
  const contenders = entries.flatMap(({ user, ...entry }) => {
    const id = PlayerId.make(user.id);
    if (!isPlaying(field, id)) return [];
    return [{ ...entry, user: { ...user, id, handicap: people.get(id)?.handicap ?? null } }];
  });
  const order = orderByScore(contenders, competitionScoring(yield* metricOf(settings)));
  return order.map(({ user }) => user.id);
});

const isPlaying = (field: Field, player: PlayerId) => {
  const entry = entryOf(field, player);
  return entry?.status === "registered" && entry.play.status === "playing";
};
