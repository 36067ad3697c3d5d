import { Effect, Layer, Option, Redacted } from "effect";
import { SummaryWriter, SummaryWriterUnavailable } from "../../application/ports/SummaryWriter.ts";
import type { SummaryFacts } from "../../domain/summary/facts.ts";
import { appConfig } from "../config/config.ts";
import { instructions, questionOf } from "./prompt.ts";

/** Whoever has set no provider reads the commentator. */
export const noSummaryWriter = Layer.succeed(SummaryWriter, {
  write: () => Effect.succeed(null),
});

interface Provider {
  readonly baseURL: string;
  /** Some services ask for none. */
  readonly apiKey: string;
  readonly model: string;
  /** In milliseconds. A model that is asked for a paragraph needs seconds. */
  readonly answerWithin?: number;
}

const ANSWER_WITHIN = 30_000;
/** Of the answer: five sentences are a quarter of that. */
const MAXIMUM_TOKENS = 800;

/** A service that speaks the OpenAI protocol. */
export const openAiSummaryWriter = ({ answerWithin = ANSWER_WITHIN, model, ...access }: Provider) =>
  Layer.effect(
    SummaryWriter,
    Effect.gen(function* () {
      // Only who has a provider loads the client.
      const { OpenAI } = yield* Effect.promise(() => import("openai"));
      const client = new OpenAI({ ...access, maxRetries: 1, timeout: answerWithin });
      const write = Effect.fn("SummaryWriter.write")(function* (facts: SummaryFacts) {
        const { json, withIds } = questionOf(facts);
        const text = yield* Effect.tryPromise({
          try: async (signal) => {
            const answer = await client.chat.completions.create(
              {
                model,
                max_tokens: MAXIMUM_TOKENS,
                messages: [
                  { role: "system", content: instructions },
                  { role: "user", content: json },
                ],
              },
              { signal },
            );
            // A proxy in between may answer anything.
            return answer.choices[0]?.message.content?.trim() ?? "";
          },
          catch: (cause) => new SummaryWriterUnavailable({ cause }),
        });
        return text === "" ? null : withIds(text);
      });
      return SummaryWriter.of({ write });
    }),
  );

/** As the settings have it. */
export const summaryWriter = Layer.unwrap(
  Effect.map(appConfig, ({ aiBaseUrl, aiApiKey, aiModel }) =>
    Option.match(Option.all({ baseURL: aiBaseUrl, model: aiModel }), {
      onNone: () => noSummaryWriter,
      onSome: (provider) =>
        openAiSummaryWriter({
          ...provider,
          apiKey: Option.match(aiApiKey, { onNone: () => "none", onSome: Redacted.value }),
        }),
    }),
  ),
);
