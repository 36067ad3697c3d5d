import { Schema } from "effect";
import { TournamentId } from "../../domain/shared/values.ts";

/** `InAnotherGroup` for people: with the name, which events do not contain. */
export class AlreadyGrouped extends Schema.TaggedError<AlreadyGrouped>()("AlreadyGrouped", {
  /** First and last name. */
  player: Schema.String,
}) {}

/** The event has no registered players. */
export class NobodyToSchedule extends Schema.TaggedError<NobodyToSchedule>()("NobodyToSchedule", {
  tournamentId: TournamentId,
}) {}

/** The workers could not make the draw. A request with another id starts it again. */
export class DrawFailed extends Schema.TaggedError<DrawFailed>()("DrawFailed", {
  tournamentId: TournamentId,
}) {}
