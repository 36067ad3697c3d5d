import { Effect, Option, Redacted } from "effect";
import { appConfig } from "../config/config.ts";

/** A service that speaks the OpenAI protocol. */
export interface Provider {
  readonly baseURL: string;
  /** Some services ask for none. */
  readonly apiKey: string;
  readonly model: string;
  /** In milliseconds. A model that is asked for a paragraph needs seconds. */
  readonly answerWithin?: number;
}

interface Question {
  readonly instructions: string;
  readonly facts: string;
  /** Of the answer. A token is about three letters. */
  readonly maximumTokens: number;
}

const ANSWER_WITHIN = 30_000;

/** Answers the words of the model, empty when it has none, or fails with whatever went wrong. */
export const makeLanguageModel = Effect.fn("makeLanguageModel")(function* ({
  answerWithin = ANSWER_WITHIN,
  model,
  ...access
}: Provider) {
  // Only who has a provider loads the client.
  const { OpenAI } = yield* Effect.promise(() => import("openai"));
  const client = new OpenAI({ ...access, maxRetries: 1, timeout: answerWithin });
  return ({ instructions, facts, maximumTokens }: Question) =>
    Effect.tryPromise({
      try: async (signal) => {
        const answer = await client.chat.completions.create(
          {
            model,
            max_tokens: maximumTokens,
            messages: [
              { role: "system", content: instructions },
              { role: "user", content: facts },
            ],
          },
          { signal },
        );
        // A proxy in between may answer anything.
        return answer.choices[0]?.message.content?.trim() ?? "";
      },
      catch: (cause) => cause,
    });
});

/** As the settings have it. */
export const chosenProvider = Effect.map(appConfig, ({ aiBaseUrl, aiApiKey, aiModel }) =>
  Option.map(
    Option.all({ baseURL: aiBaseUrl, model: aiModel }),
    (service): Provider => ({
      ...service,
      apiKey: Option.match(aiApiKey, { onNone: () => "none", onSome: Redacted.value }),
    }),
  ),
);
