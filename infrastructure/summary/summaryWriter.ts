import { Effect, Layer, Option } from "effect";
import { SummaryWriter, SummaryWriterUnavailable } from "../../application/ports/SummaryWriter.ts";
import {
  chosenProvider,
  makeLanguageModel,
  type Provider,
} from "../languageModel/languageModel.ts";
import { instructions, questionOf } from "./prompt.ts";

/** Without a provider the summary is made by the commentator. */
export const noSummaryWriter = Layer.succeed(SummaryWriter, {
  write: () => Effect.succeed(null),
});

/** Five sentences need a quarter of that. */
const MAXIMUM_TOKENS = 800;

export const openAiSummaryWriter = (provider: Provider) =>
  Layer.effect(
    SummaryWriter,
    Effect.map(makeLanguageModel(provider), (ask) =>
      SummaryWriter.of({
        write: Effect.fn("SummaryWriter.write")(function* (facts) {
          const { json, withIds } = questionOf(facts);
          const text = yield* Effect.mapError(
            ask({ instructions, facts: json, maximumTokens: MAXIMUM_TOKENS }),
            (cause) => new SummaryWriterUnavailable({ cause }),
          );
          return text === "" ? null : withIds(text);
        }),
      }),
    ),
  );

/** Chooses the writer that the settings describe. */
export const summaryWriter = Layer.unwrap(
  Effect.map(
    chosenProvider,
    Option.match({ onNone: () => noSummaryWriter, onSome: openAiSummaryWriter }),
  ),
);
