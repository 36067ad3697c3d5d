import { Schema } from "effect";
import { endpoint } from "./endpoint.ts";
import { textOrNull } from "./shared.ts";

const Answers = Schema.Literals(["ok", "unavailable"]);

/** A database that is `read_only` answers, but stores nothing. */
const StoreAnswers = Schema.Literals(["ok", "read_only", "unavailable"]);

export const Health = Schema.Struct({
  status: Answers,
  version: Schema.String,
  eventStore: StoreAnswers,
  database: StoreAnswers,
  queue: Answers,
  /**
   * Whether the read models show nearly everything that the event log contains. They do not while
   * they are made from the first event on, such as after a restore; boards may then miss players.
   */
  isComplete: Schema.Boolean,
  projections: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      position: Schema.Int,
      /** In events. EventStoreDB counts up to 2000, which then stands for more. */
      behind: Schema.Int,
      failed: textOrNull,
    }),
  ),
}).annotate({ identifier: "Health" });
export type Health = typeof Health.Type;

/** 503 with the same body when it cannot serve. */
export const getHealth = endpoint({
  summary: "Whether the server can serve, and how far its read models are",
  method: "GET",
  path: "/api/health",
  access: "anyone",
  from: [],
  success: { status: 200, body: Health },
});
