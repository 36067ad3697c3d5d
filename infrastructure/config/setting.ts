import { readFileSync } from "node:fs";
import { Config, Effect, Option, Redacted, Schema } from "effect";
import { reasonOf } from "../failures/systemErrors.ts";

/** The message is one sentence for the person who started the program. */
export class WrongSetting extends Schema.TaggedError<WrongSetting>()("WrongSetting", {
  message: Schema.String,
}) {}

export const wrong = (message: string) => Effect.fail(new WrongSetting({ message }));

/**
 * Describes the values that a variable accepts: in words that end the sentence "PORT must be ...",
 * and as a schema.
 */
export interface Kind<A> {
  readonly mustBe: string;
  readonly schema: Schema.Codec<A, string>;
}

/**
 * A variable, if it is set. An empty text counts as absent, because compose files pass on variables
 * that are not set.
 */
export const setting = <A>(name: string, { mustBe, schema }: Kind<A>) =>
  ifSet(name, (text) =>
    decode(schema, text.trim(), `${name} must be ${mustBe}, not "${shown(text.trim())}".`),
  );

export const settingOr = <A>(name: string, kind: Kind<A>, fallback: A) =>
  Effect.map(
    setting(name, kind),
    Option.getOrElse(() => fallback),
  );

/** Hides a password in an address, even in an address that should contain none. */
const shown = (text: string) => text.replace(/[/]{2}.*@/s, "//***@");

/**
 * The same for a secret, which must not be printed even when it is wrong. It may be kept in a file,
 * as containers keep their secrets: then the variable with `_FILE` at its end names that file.
 */
export const secret = Effect.fnUntraced(function* (name: string, { mustBe, schema }: Kind<string>) {
  const read = (what: string) => (text: string) =>
    Effect.map(decode(schema, text, `${what} must be ${mustBe}.`), (value) => Redacted.make(value));
  const given = yield* ifSet(name, read(name));
  const variable = `${name}_FILE`;
  const kept = yield* ifSet(variable, (file) =>
    Effect.flatMap(contentOf(variable, file.trim()), read(`What the file of ${variable} holds`)),
  );
  if (Option.isSome(given) && Option.isSome(kept)) {
    return yield* wrong(`${name} and ${variable} are both set: leave one of them out.`);
  }
  return Option.orElse(given, () => kept);
});

/** Editors end a file with a line end, which is no part of the secret. */
const contentOf = (variable: string, file: string) =>
  Effect.try({
    try: () => readFileSync(file, "utf8").replace(/\r?\n$/u, ""),
    catch: (error) =>
      new WrongSetting({
        message: `The file of ${variable} (${file}) cannot be read: ${reasonOf(error)}.`,
      }),
  }).pipe(
    Effect.filterOrFail(
      (text) => text !== "",
      () => new WrongSetting({ message: `The file of ${variable} (${file}) is empty.` }),
    ),
  );

const decode = <A>(schema: Schema.Codec<A, string>, text: string, sentence: string) =>
  Effect.mapError(Schema.decodeEffect(schema)(text), () => new WrongSetting({ message: sentence }));

const ifSet = Effect.fnUntraced(function* <A>(
  name: string,
  read: (text: string) => Effect.Effect<A, WrongSetting>,
) {
  const text = yield* Effect.orDie(Config.option(Config.String(name)));
  if (Option.isNone(text) || text.value.trim() === "") return Option.none<A>();
  return Option.some(yield* read(text.value));
});
