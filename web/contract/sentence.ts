import { Effect, Schema, SchemaIssue } from "effect";

/**
 * What a check answers when it refuses. Texts without this mark come from Effect and are for
 * developers. With a second sentence the first is a detail, and that one the answer.
 */
export const says = (message: string, sentence = message) => ({ message, sentence });

/** Whatever is wrong with a value, or that it is missing, is said in this one sentence. */
export const sentence =
  (message: string, answer = message) =>
  <S extends Schema.Constraint>(schema: S) => {
    const said = new SchemaIssue.InvalidValue(says(message, answer));
    const refusing = Schema.catchDecoding<S>((issue) => Effect.fail(isSaid(issue) ? issue : said));
    return whenMissing(message, answer)(refusing(schema));
  };

/** Of its own for a value that is not there at all. */
export const whenMissing =
  (message: string, answer = message) =>
  <S extends Schema.Top>(schema: S): S =>
    schema.annotateKey({ messageMissingKey: message, sentence: answer }) as unknown as S;

export interface Refused {
  readonly path: ReadonlyArray<string>;
  /** What is wrong here, for people where somebody wrote it for them. */
  readonly message: string;
  /** The answer for people, or undefined where nobody has written one. */
  readonly sentence: string | undefined;
}

/** All that a schema refuses, in the order of its fields. */
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
      // A check of a whole list may point at the entries that it refuses.
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

/** Those with which the fields of a schema are refused, each for itself. */
export const sentencesOf = ({ ast }: Schema.Constraint): ReadonlyArray<string> =>
  ast._tag === "Objects"
    ? ast.propertySignatures.flatMap(({ type }) => sentenceIn(type.context?.annotations) ?? [])
    : [];

const messageOf = SchemaIssue.makeFormatterDefault();

const isSaid = (issue: SchemaIssue.Issue) =>
  refusedBy(issue).some(({ sentence }) => sentence !== undefined);

const sentenceOf = (issue: SchemaIssue.Issue) =>
  "annotations" in issue ? sentenceIn(issue.annotations) : undefined;

const sentenceIn = (annotations: Schema.Annotations.Annotations | undefined) => {
  const said = annotations?.["sentence"];
  return typeof said === "string" ? said : undefined;
};
