import { Context, type Effect, Schema } from "effect";

/** How far a read model is behind the event log, and what stops it. */
const ProjectionHealth = Schema.Struct({
  name: Schema.String,
  /** The position of the last event that it has applied. */
  position: Schema.Int,
  /** In events; a store that cannot count them stops at one page of the log. */
  behind: Schema.Int,
  /** Says that it failed, in words that anyone may read; null if it works. */
  failed: Schema.NullOr(Schema.String),
});

const Answers = Schema.Literals(["ok", "unavailable"]);

/** A database that is `read_only` still answers but stores nothing: its disk may be full. */
const StoreAnswers = Schema.Literals(["ok", "read_only", "unavailable"]);

/** The state of the running product, for callers who are not signed in. */
export const HealthReport = Schema.Struct({
  /** "ok" when it can serve. A read model that failed or is late does not stop the others. */
  status: Answers,
  /** The version of the product. */
  version: Schema.String,
  eventStore: StoreAnswers,
  database: StoreAnswers,
  queue: Answers,
  /**
   * Whether the read models show nearly everything that the event log contains. They do not while
   * they are made from the first event on, such as after a restore; boards may then miss players.
   */
  isComplete: Schema.Boolean,
  projections: Schema.Array(ProjectionHealth),
});
export type HealthReport = typeof HealthReport.Type;

export class Health extends Context.Service<
  Health,
  {
    /** Always answers, within a few seconds. A part that does not answer is reported as such. */
    readonly report: Effect.Effect<HealthReport>;
  }
>()("golf/application/ports/Health") {}
