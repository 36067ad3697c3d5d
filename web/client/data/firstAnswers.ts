import type { QueryClient } from "@tanstack/react-query";
import { Option, Schema } from "effect";
import { addressOf } from "../../contract/address.ts";
import { type FirstCall, firstCall } from "../../contract/firstCalls.ts";
import { getUser } from "../../contract/person/session.ts";
import { developmentUser, unfinishedSignOuts } from "../device/storage.ts";
import { namesOf } from "./read.ts";
import { queryKeys } from "./sessions.ts";

/** By the addresses of the calls. */
const FirstAnswers = Schema.Record(
  Schema.String,
  Schema.Struct({
    /** The length of the whole list, if the answer is a part of it. */
    total: Schema.optionalKey(Schema.Number),
    body: Schema.Unknown,
  }),
);
export type FirstAnswers = typeof FirstAnswers.Type;

const read = Schema.decodeUnknownOption(Schema.fromJsonString(FirstAnswers));

export const readFirstAnswers = (json: string): FirstAnswers =>
  Option.getOrElse(read(json), () => ({}));

const isAskedHere = () =>
  // Only answers that it has seen does the worker give without a network.
  navigator.serviceWorker?.controller != null ||
  // The server did not know of either when it made the page.
  developmentUser.read() !== null ||
  unfinishedSignOuts.read().size > 0;

/** The answers that the server put into the page. */
export const firstAnswers = (): FirstAnswers => {
  const text = document.getElementById("first-answers")?.textContent;
  return text && !isAskedHere() ? readFirstAnswers(text) : {};
};

const whoPlays = firstCall(getUser, {});

/** As a query keeps its answer. */
export interface Kept {
  readonly state: { readonly dataUpdatedAt: number };
}

/** In milliseconds. */
const A_MOMENT = 5000;

/** Nothing has come before the page has kept its first answers. */
let cameAt = 0;

/** Whether this answer came with the page, a moment ago. */
export const hasJustCome = ({ state }: Kept): boolean =>
  state.dataUpdatedAt === cameAt && Date.now() - cameAt < A_MOMENT;

/** Keeps the answers of the session and of these calls, as if they had been asked at that time. */
export const keepAnswers = (
  queries: QueryClient,
  calls: ReadonlyArray<FirstCall>,
  answers: FirstAnswers,
  updatedAt: number = Date.now(),
): void => {
  for (const call of [whoPlays, ...calls]) {
    const { contract, asked } = call;
    const answer = answers[addressOf(contract, asked, asked)];
    if (!answer) continue;
    const key = call === whoPlays ? queryKeys.user : namesOf(contract, asked).queryKey;
    const { isPart, body } = contract.success;
    if (answer.body === null) queries.setQueryData(key, null, { updatedAt });
    // What cannot be read is asked for.
    else
      Option.map(Schema.decodeUnknownOption(body)(answer.body), (read) =>
        queries.setQueryData(key, isPart ? { items: read, total: answer.total } : read, {
          updatedAt,
        }),
      );
  }
};

/** In the page that they came with: as if they had been asked just now. */
export const keepFirstAnswers: typeof keepAnswers = (queries, calls, answers) => {
  cameAt = Date.now();
  keepAnswers(queries, calls, answers, cameAt);
};
