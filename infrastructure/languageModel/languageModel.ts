import { Effect, Option, Redacted } from "effect";
import { appConfig } from "../config/config.ts";
import { boundedFetch } from "./boundedFetch.ts";

/** A service that speaks the OpenAI protocol. */
export interface Provider {
  readonly baseURL: string;
  /** Some services need no key. */
  readonly apiKey: string;
  readonly model: string;
  /** In milliseconds. A model needs seconds to write a paragraph. */
  readonly answerWithin?: number;
}

interface Question {
  readonly instructions: string;
  readonly facts: string;
  /** The longest answer. A token is about three letters. */
  readonly maximumTokens: number;
}

const ANSWER_WITHIN = 30_000;

/** Returns the text of the model's answer, which may be empty, or fails with the cause. */
export const makeLanguageModel = Effect.fn("makeLanguageModel")(function* ({
  answerWithin = ANSWER_WITHIN,
  model,
  ...access
}: Provider) {
  // The client is loaded only in installations that use a provider.
  const { OpenAI } = yield* Effect.promise(() => import("openai"));
  const client = new OpenAI({
    ...access,
    fetch: boundedFetch,
    maxRetries: 1,
    timeout: answerWithin,
  });
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
        // A proxy between them may answer in any format.
        return answer.choices[0]?.message.content?.trim() ?? "";
      },
      catch: (cause) => cause,
    });
});

/** Chooses the language model that the settings describe. */
export const chosenProvider = Effect.map(appConfig, ({ aiBaseUrl, aiApiKey, aiModel }) =>
  Option.map(
    Option.all({ baseURL: aiBaseUrl, model: aiModel }),
    (service): Provider => ({
      ...service,
      apiKey: Option.match(aiApiKey, { onNone: () => "none", onSome: Redacted.value }),
    }),
  ),
);
