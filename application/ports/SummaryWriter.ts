import { Context, type Effect, Schema } from "effect";
import type { SummaryFacts } from "../../domain/summary/facts.ts";

export class SummaryWriterUnavailable extends Schema.TaggedError<SummaryWriterUnavailable>()(
  "SummaryWriterUnavailable",
  { cause: Schema.Defect() },
) {
  override get message() {
    return "The provider of summaries does not answer.";
  }
}

/** A language model of some provider. It is told facts and ids, and never who somebody is. */
export class SummaryWriter extends Context.Service<
  SummaryWriter,
  {
    /**
     * A text of a few sentences, with players as their ids in braces. Null where no provider is set. What
     * it says is not to be believed before it was checked.
     */
    readonly write: (facts: SummaryFacts) => Effect.Effect<string | null, SummaryWriterUnavailable>;
  }
>()("golf/application/ports/SummaryWriter") {}
