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

/** Calls that remove something: each allowed caller gets a stage of its own. */
const takesAway = [
  "deleteHole",
  "registerUser",
  "removeUserFromEvent",
  "removeGroup",
  "disbandTeam",
];

/**
 * Calls that need the sessions, the field or the cards of a stage as they were made: each gets a
 * stage of its own, which other calls that write share.
 */
const needsNewStage = [
  "changeUserPassword",
  "beginSecondFactor",
  "endUserSession",
  "endAdminSession",
  "withdraw",
  "recordMyScores",
  "recordGroupScores",
  "attestScorecard",
  "disputeHole",
  "joinSideGame",
  "recordWolfChoice",
  "leaveSideGame",
  "recordScores",
  "previewScores",
  "verifyScorecard",
  "verifyScorecards",
  "unverifyScorecards",
  "signOnPaper",
  "rejectScorecard",
  "ruleRound",
  "recordSideGameEntry",
];

/** Calls that cannot succeed on this stage: allowed callers get these refusals. */
const allowed: Readonly<Record<string, number>> = {
  addHole: 409,
  createEvent: 400,
  makeCut: 409,
  recordWolfChoice: 409,
  // Its two places are taken.
  registerUser: 409,
};

/** Callers who only read, or are refused, change nothing for the others. */
let shared: Promise<Stage> | undefined;

let written: Promise<Stage> | undefined;

test.for(endpoints.map(([name, call]) => [name, call.summary, call] as const))(
  "each caller of %s (%s) gets the answer of the samples",
  async ([name, , call], { newStage }) => {
    const sample = samples[name];
    const unchanged = await (shared ??= newStage());
    let own: Promise<Stage> | undefined;
    const got: Array<unknown> = [];
    const wanted: Array<unknown> = [];
    const toldToOtherAdmin: Array<string> = [];

    for (const who of people) {
      const answer = sample?.answers[who];
      const isOk = answer === ok;
      const stage = await stageFor(isOk);
      const response = await ask(stage, who);
      if (who === "otherAdmin") toldToOtherAdmin.push(...contactsIn(response.body, stage));
      wanted.push([who, ...(isOk ? [allowed[name] ?? call.success.status] : (answer ?? []))]);
      got.push([who, response.statusCode, ...(isOk ? [] : [response.json().error])]);
    }
    expect(got).toEqual(wanted);
    expect(toldToOtherAdmin).toEqual([]);

    async function stageFor(isAllowed: boolean) {
      if (call.method === "GET" || !isAllowed) return unchanged;
      if (takesAway.includes(name)) return newStage();
      if (needsNewStage.includes(name)) return (own ??= newStage());
      return (written ??= newStage());
    }

    async function ask(stage: Stage, who: (typeof people)[number]) {
      const url = urlOf([name, call], stage);
      if (live.includes(name)) return follow(stage.as[who], url);
      return stage.as[who].send(call.method, url, sample?.form?.() ?? sample?.body?.(stage));
    }
  },
);

/** An event admin reads the contact data of the own field, so another one reads none of these. */
const contactsIn = (body: string, { contacts }: Stage) =>
  contacts.filter((contact) => body.includes(contact));

test.for(["getUserForAdmin", "listParticipants", "exportParticipants", "changeParticipant"])(
  "%s tells the event admin the contact data of the own field",
  async (name, { newStage }) => {
    const stage = await (shared ??= newStage());
    const call = endpoints.find(([each]) => each === name);
    if (!call) throw new Error(`No call ${name}`);
    const body = samples[name]?.body?.(stage);
    const answer = await stage.as.eventAdmin.send(call[1].method, urlOf(call, stage), body);
    expect(contactsIn(answer.body, stage)).not.toEqual([]);
  },
);

/** Requests only the head first, because a live connection that is allowed would never end. */
const follow = async (browser: Browser, url: string) => {
  const head = await browser.send("HEAD", url);
  return head.statusCode === 200 ? head : browser.get(url);
};
