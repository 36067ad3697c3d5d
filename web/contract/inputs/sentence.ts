import { Effect, Schema, SchemaIssue } from "effect";

/**
 * The refusal of a check. Only texts with this mark are for people; other texts come from Effect
 * and are for developers. If there is a second sentence, it is the answer, and the first becomes a
 * detail.
 */
export const says = (message: string, sentence = message) => ({ message, sentence });

/** Uses this one sentence for every fault of a value, also if it is missing. */
export const sentence =
  (message: string, answer = message) =>
  <S extends Schema.Constraint>(schema: S) => {
    const refusal = new SchemaIssue.InvalidValue(says(message, answer));
    const refusing = Schema.catchDecoding<S>((issue) =>
      Effect.fail(hasSentence(issue) ? issue : refusal),
    );
    return whenMissing(message, answer)(refusing(schema));
  };

/** A separate sentence for a missing value. */
export const whenMissing =
  (message: string, answer = message) =>
  <S extends Schema.Top>(schema: S): S =>
    schema.annotateKey({ messageMissingKey: message, sentence: answer }) as unknown as S;

interface Refused {
  readonly path: ReadonlyArray<string>;
  /** The text about the fault: the sentence for people, if there is one. */
  readonly message: string;
  /** The sentence for people, or undefined if there is none. */
  readonly sentence: string | undefined;
}

/** All faults that a schema finds, in the order of its fields. */
export const refusedBy = (
  issue: SchemaIssue.Issue,
  path: ReadonlyArray<string> = [],
): ReadonlyArray<Refused> => {
  switch (issue._tag) {
    case "Encoding":
      return refusedBy(issue.issue, path);
    case "Pointer":
      return refusedBy(issue.issue, [...path, ...issue.path.map(String)]);
    case "Composite":
      return issue.issues.flatMap((inner) => refusedBy(inner, path));
    case "AnyOf":
      return issue.issues.length === 0
        ? [{ path, message: messageOf(issue), sentence: undefined }]
        : issue.issues.flatMap((inner) => refusedBy(inner, path));
    case "Filter": {
      // A check of a whole list may name the entries that it refuses.
      if (pointsAtEntries(issue.issue)) return refusedBy(issue.issue, path);
      const sentence = sentenceIn(issue.filter.annotations) ?? sentenceOf(issue.issue);
      return [{ path, message: messageOf(issue), sentence }];
    }
    case "InvalidType":
    case "InvalidValue":
    case "MissingKey":
    case "UnexpectedKey":
    case "Forbidden":
    case "OneOf":
      return [{ path, message: messageOf(issue), sentence: sentenceOf(issue) }];
  }
};

const pointsAtEntries = ({ _tag }: SchemaIssue.Issue) => _tag === "Pointer" || _tag === "Composite";

/** The sentences with which the single fields of a schema are refused. */
export const sentencesOf = ({ ast }: Schema.Constraint): ReadonlyArray<string> =>
  ast._tag === "Objects"
    ? ast.propertySignatures.flatMap(({ type }) => sentenceIn(type.context?.annotations) ?? [])
    : [];

const messageOf = SchemaIssue.makeFormatterDefault();

const hasSentence = (issue: SchemaIssue.Issue) =>
  refusedBy(issue).some(({ sentence }) => sentence !== undefined);

const sentenceOf = (issue: SchemaIssue.Issue) =>
  "annotations" in issue ? sentenceIn(issue.annotations) : undefined;

const sentenceIn = (annotations: Schema.Annotations.Annotations | undefined) => {
  const sentence = annotations?.["sentence"];
  return typeof sentence === "string" ? sentence : undefined;
};
