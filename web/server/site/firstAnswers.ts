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

/**
 * The answers of the calls with which a page begins, as JSON by their addresses. The server asks itself,
 * with the session of whoever asks for the page, so every rule of access is that of the call.
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
  ): Promise<string | null> => {
    if (pages >= MOST_AT_ONCE) return null;
    pages += 1;
    const session = hasSession ? [{ contract: getUser, asked: {} }] : [];
    const nobody = hasSession ? [] : [`"${getUser.path}":{"body":null}`];
    try {
      const answers = await Promise.all(
        [...session, ...calls].map((call) => inTime(ask(request, call).catch(() => []))),
      );
      return `{${[...nobody, ...answers.flat()].join(",")}}`;
    } finally {
      pages -= 1;
    }
  };
};

const inTime = (answer: Promise<ReadonlyArray<string>>) =>
  Promise.race([answer, sleep(LONGEST, [], { ref: false })]);
