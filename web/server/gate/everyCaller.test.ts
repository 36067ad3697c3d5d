import { expect } from "vitest";
import { endpoints } from "../../contract/api.ts";
import type { Browser } from "../testing/browser.ts";
import { ok } from "../testing/callers.ts";
import { live, samples } from "../testing/everyCall.ts";
import { people, type Stage, test } from "../testing/stage.ts";
import { urlOf } from "../testing/urlOf.ts";

test("the samples contain every call of the contract, and no other call", () => {
  expect(Object.keys(samples).toSorted()).toEqual(endpoints.map(([name]) => name).toSorted());
});

/** Calls that remove something: each allowed caller gets a separate stage. */
const takesAway = [
  "deleteHole",
  "registerUser",
  "removeUserFromEvent",
  "removeGroup",
  "disbandTeam",
];

/** Calls that cannot succeed on this stage: allowed callers get these refusals. */
const allowed: Readonly<Record<string, number>> = {
  addHole: 409,
  createEvent: 400,
  makeCut: 409,
  recordWolfChoice: 409,
};

/** A caller who only reads changes nothing for the others. */
let shared: Promise<Stage> | undefined;

test.for(endpoints.map(([name, call]) => [name, call.summary, call] as const))(
  "each caller of %s (%s) gets the answer of the samples",
  { timeout: 30_000 },
  async ([name, , call], { newStage }) => {
    const stage = await (call.method === "GET" ? (shared ??= newStage()) : newStage());
    const sample = samples[name];
    const got: Array<unknown> = [];
    const wanted: Array<unknown> = [];

    for (const who of people) {
      const response = await ask(stage, who);
      const answer = sample?.answers[who];
      const isOk = answer === ok;
      wanted.push([who, ...(isOk ? [allowed[name] ?? call.success.status] : (answer ?? []))]);
      got.push([who, response.statusCode, ...(isOk ? [] : [response.json().error])]);
    }
    expect(got).toEqual(wanted);

    async function ask({ as }: Stage, who: (typeof people)[number]) {
      const isOnce = takesAway.includes(name);
      const { as: others, ...rest } = isOnce ? await newStage() : stage;
      const own = isOnce ? others : as;
      const url = urlOf([name, call], { ...rest, as: own });
      if (live.includes(name)) return follow(own[who], url);
      return own[who].send(call.method, url, sample?.form?.() ?? sample?.body?.(stage));
    }
  },
);

/** Requests only the head first, because a live connection that is allowed would never end. */
const follow = async (browser: Browser, url: string) => {
  const head = await browser.send("HEAD", url);
  return head.statusCode === 200 ? head : browser.get(url);
};
