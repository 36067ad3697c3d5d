import { Array } from "effect";
import type { Endpoint } from "../../contract/endpoint.ts";
import { sentencesOf } from "../../contract/inputs/sentence.ts";
import { Problem } from "../../contract/problem.ts";
import { recordCalls } from "../../contract/sideGame/sideGameRecords.ts";
import { rules } from "../gate/rules.ts";
import { isFailureTag, problemTable } from "../problems/problemTable.ts";
import type { Row } from "../problems/row.ts";
import type { Describe, Json } from "./schemas.ts";

type Refusal = readonly [status: number, sentence: string];

/** The answers of a call: its success, and each refusal with its sentences. */
export const responsesOf = (contract: Endpoint, describe: Describe) => {
  const byStatus = Array.groupBy(refusalsOf(contract), ([status]) => String(status));
  return {
    ...successOf(contract, describe),
    ...Object.fromEntries(
      Object.entries(byStatus).map(([status, refusals]) => [
        status,
        {
          description: [...new Set(refusals.map(([, sentence]) => sentence))].join("\n\n"),
          content: { "application/json": { schema: describe(Problem) } },
        },
      ]),
    ),
  };
};

const successOf = (contract: Endpoint, describe: Describe): Json => {
  const { success } = contract;
  const { status, known, mediaType = "application/json", isPart = false } = success;
  const content = { [mediaType]: { schema: describe(success.body) } };
  const late = "Written, but not everywhere to be read yet";
  const headers = isPart ? counted : recordsEvents(contract) ? changes : null;
  return {
    [String(status)]: { description: "Done", content, ...(headers ? { headers } : {}) },
    ...(known === undefined
      ? {}
      : { [String(known)]: { description: "Was there before", content } }),
    ...(recordsEvents(contract) ? { "202": { description: late, content } } : {}),
  };
};

/** Facts of a competition are recorded as events; all other data are reference data. */
const recordsEvents = ({ method, path }: Endpoint) =>
  method !== "GET" && /[/](events|scorecards|golf-groups|side-games)\b/.test(path);

const counted = {
  "X-Total-Count": {
    description: "How long the whole list is.",
    schema: { type: "integer" },
  },
};

const changes = {
  "X-Changed": {
    description:
      "The event, and the new versions of its read models that have changed. Live updates name the same versions.",
    schema: { type: "string" },
  },
};

const refusalsOf = (contract: Endpoint): ReadonlyArray<Refusal> => {
  const { unauthenticated, forbidden, session } = rules[contract.access];
  const mayBeForbidden = contract.forbidden ?? forbidden;
  return [
    ...(session === "any" ? [] : [[401, unauthenticated] as const]),
    ...(mayBeForbidden === null ? [] : [[403, mayBeForbidden] as const]),
    ...missingOf(contract),
    ...(contract.method === "GET" ? [] : [[400, "The request is not valid"] as const]),
    ...sentencesOf(contract.query).map((sentence) => [400, sentence] as const),
    ...contract.refusals.flatMap((tag) => (isFailureTag(tag) ? [rowOf(tag, contract)] : [])),
  ];
};

const missingOf = ({ path }: Endpoint): ReadonlyArray<Refusal> => [
  ...(path.includes(":eventId") ? [[404, "Event not found"] as const] : []),
  ...(path.includes(":scorecardId") ? [[404, "Scorecard not found"] as const] : []),
];

/**
 * A sentence may contain values of the case. The documentation shows their names or an example
 * instead.
 */
const rowOf = (tag: keyof typeof problemTable, contract: Endpoint): Refusal => {
  const [status, sentence] = problemTable[tag] as Row;
  return [
    status,
    typeof sentence === "function"
      ? sentence({ ...placeholders, kind: kindOf(contract) } as never)
      : sentence,
  ];
};

/** Of the record that a call makes on a hole. */
const kindOf = (contract: Endpoint) =>
  Object.entries(recordCalls).find(([, call]) => call === contract)?.[0];

const placeholders = {
  holeNumber: "N",
  afterRound: "N",
  numberOfRounds: "N",
  by: "{name}",
  what: "{choice}",
  courseRating: 72,
  holeCount: 9,
  startDate: "2026-12-21",
  par: 36,
};
