import { Effect, Schema } from "effect";
import { entryOf, type Field } from "../../domain/field/field.ts";
import { competitionScoring } from "../../domain/golf/competitionScoring.ts";
import { StartType } from "../../domain/golf/draw/drawTypes.ts";
import { orderByScore } from "../../domain/golf/draw/orderByScore.ts";
import { range } from "../../domain/golf/range.ts";
import { EventMetadata } from "../../domain/shared/recorded.ts";
import { streams } from "../../domain/shared/streams.ts";
import { HoleNumber, PlayerId, type TournamentId } from "../../domain/shared/values.ts";
import { DrawTeeSheet, drawTeeSheet as decideDraw } from "../../domain/teeSheet/draw.ts";
import { TeamStreams, TeeSheetStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { metricOf } from "../facts/metricOf.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { indexesInField } from "../field/indexesInField.ts";
import type { JobKind } from "../ports/Jobs.ts";
import { Standings } from "../ports/Standings.ts";
import { courseHolesOf } from "../sideGame/courseHoles.ts";
import { playersIn } from "./unscheduled.ts";

const { tournamentId, round, type, seed, startTime, interval, replaces } = DrawTeeSheet.fields;
const { commandId, correlationId, actor, occurredAt } = EventMetadata.fields;

/** A requested draw. If it runs twice, it has one result, because the command keeps its id. */
export const Draw = Schema.Struct({
  ...{ tournamentId, round, type, seed, startTime, interval },
  /** Absent in jobs of older versions, which have tee times and replace nothing. */
  startType: Schema.optionalKey(StartType),
  replaces: Schema.optionalKey(replaces),
  context: Schema.Struct({ commandId, correlationId, actor, occurredAt }),
});
export type Draw = typeof Draw.Type;

export const drawJob: JobKind<Draw> = { name: "draw-tee-sheet", payload: Draw };

/** Every player who still plays and has no group in the round gets a place in one. */
export const drawTeeSheet = Effect.fn("drawTeeSheet")(function* ({
  context,
  startType = "tee_times",
  replaces = false,
  ...draw
}: Draw) {
  const { tournamentId, type } = draw;
  const field = yield* TournamentFacts.use((facts) => facts.field(tournamentId, noAge));
  const playerIds = yield* orders[type](tournamentId, field);
  const startHoles = startType === "shotgun" ? yield* allHoles(tournamentId) : [];
  const { handle } = yield* TeeSheetStreams;
  const teams = yield* TeamStreams;
  const { state } = yield* teams.read(streams.teams(tournamentId), noAge);
  const formed = [...state.values()].map((team) => team.playerIds);
  const sides = formed.length === 0 ? {} : { sides: formed };
  return yield* handle(targets.teeSheet(tournamentId), context, (sheet) =>
    decideDraw(
      { ...draw, drawId: context.commandId, playerIds, startHoles, replaces, ...sides },
      sheet,
    ),
  );
});

const byScore = Effect.fnUntraced(function* (tournamentId: TournamentId, field: Field) {
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const entries = yield* Standings.use((standings) => standings.of(tournamentId));
  const indexOf = yield* indexesInField(field, playersIn(field));
  const contenders = entries.flatMap(({ user, ...entry }) => {
    const id = PlayerId.make(user.id);
    if (!isPlaying(field, id)) return [];
    return [{ ...entry, user: { ...user, id, handicap: indexOf(id) } }];
  });
  const order = orderByScore(contenders, competitionScoring(yield* metricOf(settings)));
  return order.map(({ user }) => user.id);
});

/**
 * The lowest handicap is last, as the best score is last in later rounds. A missing handicap counts
 * as 0.
 */
const byHandicap = Effect.fnUntraced(function* (_: TournamentId, field: Field) {
  const indexOf = yield* indexesInField(field, playersIn(field));
  const handicapOf = (player: PlayerId) => indexOf(player) ?? 0;
  return playersIn(field)
    .toSorted()
    .toSorted((one, other) => handicapOf(other) - handicapOf(one));
});

/** All draws start from the same order, so that only the seed decides. */
const inOneOrder = (_: TournamentId, field: Field) => Effect.succeed(playersIn(field).toSorted());

const orders = {
  random: inOneOrder,
  avoid_repeats: inOneOrder,
  handicap: byHandicap,
  scoring: byScore,
};

const wholeRound = range(1, 18).map((number) => HoleNumber.make(number));

/** The number of holes of the present course; eighteen if none is chosen yet. */
const allHoles = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const holes = (yield* courseHolesOf(tournamentId)).map(({ holeNumber }) => holeNumber);
  return holes.length === 0 ? wholeRound : holes.toSorted((one, other) => one - other);
});

const isPlaying = (field: Field, player: PlayerId) => {
  const entry = entryOf(field, player);
  return entry?.status === "registered" && entry.play.status === "playing";
};
