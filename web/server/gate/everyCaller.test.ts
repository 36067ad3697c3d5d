import { expect } from "vitest";
import { api } from "../../contract/api.ts";
import { answers, leftOut, samples } from "../testing/everyCall.ts";
import { people, type Stage, test } from "../testing/stage.ts";
import { urlOf } from "../testing/urlOf.ts";

const calls = api.filter(({ id }) => !leftOut.includes(id));

test("every call of the contract is tried, and nothing else", () => {
  expect(Object.keys(samples).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
});

/** What can be taken away once: everybody who may gets a stage of their own. */
const takesAway = ["API-49", "API-54", "API-55", "API-65", "API-77"];

/** Where even those who may are told that this cannot be, since the stage is not set for it. */
const allowed: Readonly<Record<string, number>> = {
  "API-47": 409,
  "API-57": 400,
  "API-75": 409,
  "API-80": 409,
};

/** Who only reads changes nothing for the others. */
let shared: Promise<Stage> | undefined;

test.for(calls.map((call) => [call.id, call.summary, call] as const))(
  "%s: %s",
  { timeout: 30_000 },
  async ([id, , call], { newStage }) => {
    const stage = await (call.method === "GET" ? (shared ??= newStage()) : newStage());
    const sample = samples[id];
    const got: Array<unknown> = [];
    const wanted: Array<unknown> = [];

    for (const [index, who] of people.entries()) {
      const response = await ask(stage, who);
      const letter = sample?.expect[index] ?? "";
      const refusal = answers[letter];
      const success = allowed[id] ?? call.success.status;
      wanted.push([who, ...(refusal ?? [success])]);
      got.push([who, response.statusCode, ...(refusal ? [response.json().error] : [])]);
    }
    expect(got).toEqual(wanted);

    async function ask({ as }: Stage, who: (typeof people)[number]) {
      const isOnce = takesAway.includes(id);
      const { as: others, ...rest } = isOnce ? await newStage() : stage;
      const own = isOnce ? others : as;
      const url = urlOf(call, { ...rest, as: own });
      return own[who].send(call.method, url, sample?.body?.(stage));
    }
  },
);
