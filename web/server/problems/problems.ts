import { Predicate, type Schema } from "effect";
import type { FastifyReply, FastifyRequest } from "fastify";
import { makeReminder } from "../../../application/outages/reminder.ts";
import { refusedBy } from "../../contract/inputs/sentence.ts";
import type { Problem } from "../../contract/problem.ts";
import type { Failure } from "./failures.ts";
import { JSON_TYPE } from "./mediaTypes.ts";
import { isFailureTag, problemTable } from "./problemTable.ts";
import type { Row } from "./row.ts";

export type { Failure, FailureTag, Missing, Outage } from "./failures.ts";

export type Answer = readonly [status: number, message: string, details?: string | undefined];

/** The caller is not allowed, or the thing does not exist. */
export class Denied {
  readonly _tag = "Denied";
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}

const notValid = "The request is not valid";
const tooLarge = "The request is too large";

export const problems = {
  notFound: [404, "Not found"],
  notValid: [400, notValid],
  tooSlow: [408, "The request took too long"],
  tooLarge: [413, tooLarge],
  headersTooLarge: [431, tooLarge],
  badKey: [400, "Idempotency-Key must be a uuid"],
  foreignOrigin: [403, "This request came from another site"],
  tooManyOfYou: [429, "Too many connections from your network. Please try again in a moment."],
  full: [503, "Too many people are here right now. Please try again in a moment."],
  unexpected: [500, "An unexpected error occurred"],
  unavailable: [503, "Service temporarily unavailable"],
} satisfies Record<string, Answer>;

/** Fastify's own refusals contain a status; these are their sentences. */
const refusedByServer: Readonly<Record<number, string>> = {
  413: tooLarge,
  415: "Please send JSON",
};

/** The answer is the sentence of the first wrong field; the details list all wrong fields. */
export const invalid = ({ issue }: Schema.SchemaError, part: string): Answer => {
  const refused = refusedBy(issue);
  const sentence = refused[0]?.sentence ?? notValid;
  const details = refused.map(({ path, message }) => `${path.join(".") || part}: ${message}`);
  return [400, sentence, details.join("\n")];
};

export const problemOf = ([, message, details]: Answer): Problem => ({
  error: message,
  message,
  ...(details ? { details } : {}),
});

export const answer = (reply: FastifyReply, refusal: Answer) =>
  reply.code(refusal[0]).type(JSON_TYPE).send(problemOf(refusal));

/**
 * The only place where failures become responses. Bugs are logged. Outages are logged once a
 * minute: the log line of each request shows that it was refused, and the reason is the same for
 * all. Causes are not sent to callers.
 */
export const makeAnswerFailure = () => {
  const outage = makeReminder();

  const log = (error: unknown, status: number, request: FastifyRequest) => {
    if (status === 503 ? outage.isDue() : status >= 500) {
      request.log.error({ err: error }, "A request failed");
    }
  };

  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const [status, ...rest] = answerTo(error);
    log(error, status, request);
    if (Predicate.hasProperty(error, "retryAfter")) reply.header("retry-after", error.retryAfter);
    return answer(reply, [status, ...rest]);
  };
};

/** For callers that show the reason before a person tries. */
export const sentenceOf = (failure: Failure): string => answerFor(failure)[1];

/** The request failed before anything about the caller was decided. */
export const isOutage = (error: unknown) => answerTo(error)[0] >= 500;

const answerFor = (failure: Failure): Answer => {
  const [status, sentence, details] = problemTable[failure._tag] as Row;
  const text = typeof sentence === "function" ? sentence(failure as never) : sentence;
  return [status, text, details?.(failure as never)];
};

const answerTo = (error: unknown): Answer => {
  if (error instanceof Denied) return error.answer;
  if (isFailure(error)) return answerFor(error);
  const status = Predicate.hasProperty(error, "statusCode") ? Number(error.statusCode) : 500;
  // The file server names a path that leads nowhere in this way, such as "/api//user".
  if (status === 403) return problems.notFound;
  return status >= 400 && status < 500
    ? [status, refusedByServer[status] ?? notValid]
    : problems.unexpected;
};

const isFailure = (error: unknown): error is Failure =>
  Predicate.hasProperty(error, "_tag") && isFailureTag(String(error._tag));
