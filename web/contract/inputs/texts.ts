import { Schema, SchemaTransformation } from "effect";
import { isBlank, isOneLine, isSeveralLines } from "../../../domain/shared/characters.ts";
import { PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from "../../../domain/shared/passwordLength.ts";
import { storable } from "../../../domain/shared/values.ts";
import { says, sentence } from "./sentence.ts";

const trimmed = <S extends Schema.Codec<string>>(schema: S) =>
  Schema.String.pipe(Schema.decodeTo(schema, SchemaTransformation.trim()));

const atMost = (most: number, field: string) =>
  Schema.isMaxLength(most, says(`${field} must be at most ${most} characters`));

/** How many lines of a page a text may take. */
interface Form {
  readonly shows: (text: string) => boolean;
  readonly read: (sent: string) => string;
}
const oneLine: Form = { shows: isOneLine, read: (sent) => sent };

/** Some systems end a line with two characters. */
const severalLines: Form = {
  shows: isSeveralLines,
  read: (sent) => sent.replaceAll(/\r\n?/g, "\n"),
};

const showingAll = ({ shows }: Form, field: string, answer?: string) =>
  Schema.makeFilter(
    shows,
    says(`${field} must not contain control or invisible characters`, answer),
  );

const notBlank = (answer: string) =>
  Schema.makeFilter((text: string) => !isBlank(text), says(answer));

const required =
  (form: Form) =>
  (field: string, most: number, answer = `${field} is required`) =>
    Schema.String.pipe(
      Schema.decodeTo(
        Schema.String.check(notBlank(answer), atMost(most, field), showingAll(form, field)),
        SchemaTransformation.transform({
          decode: (sent: string) => form.read(sent).trim(),
          encode: (text: string) => text,
        }),
      ),
      sentence(answer),
    );

const optional = (form: Form) => (field: string, most: number, answer?: string) =>
  Schema.NullOr(Schema.String.check(Schema.isMaxLength(most))).pipe(
    Schema.decodeTo(
      Schema.NullOr(Schema.String.check(showingAll(form, field, answer))),
      SchemaTransformation.transform({
        decode: (sent: string | null) => (sent === null || isBlank(sent) ? null : form.read(sent)),
        encode: (text: string | null) => text,
      }),
    ),
    sentence(`${field} must be at most ${most} characters`, answer),
  );

/** A required text in one line; spaces around it are removed. */
export const requiredText = required(oneLine);

/** The same in several lines. */
export const requiredLines = required(severalLines);

/** A text that may be empty; spaces around it are removed. */
export const textOrEmpty = (field: string, most: number) =>
  trimmed(Schema.String.check(atMost(most, field), showingAll(oneLine, field))).pipe(
    sentence(`${field} must be at most ${most} characters`),
  );

/** An optional text: an empty text means none. The answer is as in `sentence`. */
export const optionalText = optional(oneLine);

/** The same in several lines. */
export const optionalLines = optional(severalLines);

/** What a list is searched for. The word "null" of an address is a word, too. */
export const searched = Schema.String.check(
  atMost(200, "Search"),
  showingAll(oneLine, "Search"),
).pipe(sentence("Search must be at most 200 characters"));

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const atom = String.raw`[\p{L}\p{N}!#$%&'*+/=?^_\u0060{|}~-]+`;
const address = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`, "u");

/**
 * An address as it was typed, without spaces around it. Accounts compare it without regard to case.
 */
export const email = (refusal = "Please enter a valid email address") =>
  trimmed(Schema.String.check(Schema.isMaxLength(254), Schema.isPattern(address))).pipe(
    sentence(refusal),
  );

/** Not changed, because spaces are part of a password. */
export const password = (least: number, refusal: string) =>
  Schema.String.check(
    Schema.isMinLength(least),
    atMost(PASSWORD_LENGTH.most, "Password"),
    storable,
  ).pipe(sentence(refusal));

/** Of a new account, or given by an office. Whoever chooses another one needs more characters. */
export const newPassword = password(PASSWORD_LENGTH.least, PASSWORD_TOO_SHORT);

/** Which people choose for the account that they have. */
export const chosenPassword = password(8, "Password must be at least 8 characters");

/** Players give a phone number that can be called. */
export const phone = trimmed(
  Schema.String.check(
    Schema.isMinLength(10),
    atMost(30, "Phone number"),
    showingAll(oneLine, "Phone number"),
  ),
).pipe(sentence("Please enter a valid phone number"));
