import { Console, Effect, Option, Stream } from "effect";
import { ProjectionAdmin } from "../../../application/ports/ProjectionAdmin.ts";
import { withProgressBar } from "../terminal/progressBar.ts";
import { namedReadModels } from "./namedReadModels.ts";
import { verify } from "./verify.ts";

/** Rebuilds all in one pass. At the end it compares the result with the events. */
export const rebuild = Effect.fn("golf rebuild")(function* (
  name: string | undefined,
  options: { readonly all: boolean; readonly json: boolean },
) {
  const rebuilt = yield* namedReadModels(name, options.all);
  const admin = yield* ProjectionAdmin;
  const last = yield* withProgressBar(admin.rebuild(...rebuilt)).pipe(Stream.runLast);
  const position = Option.match(last, { onNone: () => 0, onSome: (progress) => progress.position });
  if (!options.json) {
    for (const model of rebuilt) yield* Console.log(`Rebuilt ${model} up to position ${position}.`);
  }
  yield* verify(rebuilt, options.json);
});
