import { Config, Effect, Option, Redacted, Schema } from "effect";

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

/** The same for a secret, which must not be printed even when it is wrong. */
export const secret = (name: string, { mustBe, schema }: Kind<string>) =>
  ifSet(name, (text) =>
    Effect.map(decode(schema, text, `${name} must be ${mustBe}.`), (value) => Redacted.make(value)),
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
