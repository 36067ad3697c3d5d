import { Context, type Effect, Schema } from "effect";

/** How far a read model is behind the event log, and what stops it. */
export const ProjectionHealth = Schema.Struct({
  name: Schema.String,
  /** Of the last event it has applied. */
  position: Schema.Int,
  /** In events; null where the event store cannot count. */
  behind: Schema.NullOr(Schema.Int),
  /** That it failed, in words for anybody; null while all is well. */
  failed: Schema.NullOr(Schema.String),
});

const Answers = Schema.Literals(["ok", "unavailable"]);

/** One that is `read_only` still answers, but stores nothing: its disk may be full. */
const StoreAnswers = Schema.Literals(["ok", "read_only", "unavailable"]);

/** What one may know about the running product without signing in. */
export const HealthReport = Schema.Struct({
  /** "ok" when it can serve. A read model that failed or lags does not stop the others. */
  status: Answers,
  /** Of the product. */
  version: Schema.String,
  eventStore: StoreAnswers,
  database: StoreAnswers,
  queue: Answers,
  projections: Schema.Array(ProjectionHealth),
});
export type HealthReport = typeof HealthReport.Type;

export class Health extends Context.Service<
  Health,
  {
    /** Always answers, within a few seconds: what does not answer is part of the report. */
    readonly report: Effect.Effect<HealthReport>;
  }
>()("golf/application/ports/Health") {}
