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

/** A language model of a provider. It receives facts and ids, but no names of people. */
export class SummaryWriter extends Context.Service<
  SummaryWriter,
  {
    /**
     * A text of a few sentences, in which players are ids in braces. Null if no provider is set.
     * The text may contain false statements, so it has to be checked.
     */
    readonly write: (facts: SummaryFacts) => Effect.Effect<string | null, SummaryWriterUnavailable>;
  }
>()("golf/application/ports/SummaryWriter") {}
