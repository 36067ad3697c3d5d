import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressOf } from "../../contract/address.ts";
import type { FirstCall } from "../../contract/firstCalls.ts";
import { getUser } from "../../contract/person/session.ts";

/** In milliseconds. What takes longer is asked for by the page, as ever. */
const LONGEST = 400;
/** With more pages than this at once, the server has more urgent work. */
const MOST_AT_ONCE = 20;

const OK = 200;

/** What the calls of the page have in common with the request of the page. */
const passedOn = ["cookie", "user-agent", "x-forwarded-for"] as const;

/** JSON by the addresses of the calls. */
export interface Answers {
  readonly all: string;
  /** Without that of the session. */
  readonly ofCalls: string;
  /** Whether every call has been answered. */
  readonly areComplete: boolean;
}

/**
 * The answers of the calls with which a page begins. The server asks itself, with the session of whoever
 * asks for the page, so every rule of access is that of the call.
 */
export const makeFirstAnswers = (app: FastifyInstance) => {
  let pages = 0;

  const ask = async ({ raw, headers }: FastifyRequest, { contract, asked }: FirstCall) => {
    const url = addressOf(contract, asked, asked);
    const {
      statusCode,
      headers: sent,
      body,
    } = await app.inject({
      url,
      headers: Object.fromEntries(
        passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
      ),
      remoteAddress: raw.socket.remoteAddress ?? "",
    });
    const total = sent["x-total-count"];
    if (statusCode !== OK) return [];
    const length = total === undefined ? "" : `"total":${Number(total)},`;
    return [`${JSON.stringify(url)}:{${length}"body":${body}}`];
  };

  return async (
    request: FastifyRequest,
    calls: ReadonlyArray<FirstCall>,
    hasSession: boolean,
  ): Promise<Answers | null> => {
    if (pages >= MOST_AT_ONCE) return null;
    pages += 1;
    const answer = (call: FirstCall) => inTime(ask(request, call).catch(() => []));
    const nobody = [`"${getUser.path}":{"body":null}`];
    try {
      const [session, ...others] = await Promise.all([
        hasSession ? answer({ contract: getUser, asked: {} }) : nobody,
        ...calls.map(answer),
      ]);
      const all = [session, ...others];
      return {
        all: jsonOf(all),
        ofCalls: jsonOf(others),
        areComplete: all.every(({ length }) => length > 0),
      };
    } finally {
      pages -= 1;
    }
  };
};

const jsonOf = (answers: ReadonlyArray<ReadonlyArray<string>>) => `{${answers.flat().join(",")}}`;

const inTime = (answer: Promise<ReadonlyArray<string>>) =>
  Promise.race([answer, sleep(LONGEST, [], { ref: false })]);
