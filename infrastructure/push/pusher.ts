import { type Agent, request } from "node:https";
import { Effect, Layer, Redacted } from "effect";
import type { Subscription } from "../../application/ports/Phones.ts";
import { type Push, Pusher, PusherUnavailable } from "../../application/ports/Pusher.ts";
import { appConfig } from "../config/config.ts";
import { publicHalfOf, pushKey } from "../dataFolder/pushKey.ts";
import { systemError } from "../failures/systemErrors.ts";
import { PRIVATE_ADDRESS, publicAgent } from "./publicAgent.ts";

/** Nobody is told anything on a phone. */
export const noPusher = Layer.succeed(Pusher, {
  serverKey: null,
  send: () => Effect.succeed("gone"),
});

interface Sender {
  /** The private key of this installation. */
  readonly key: Redacted.Redacted;
  /** Whom a push service writes to if this installation troubles it. */
  readonly contact: string;
  /** Decides which addresses are reached. */
  readonly agent: Agent;
}

export const webPusher = ({ key, contact, agent }: Sender) => {
  const serverKey = publicHalfOf(key);
  const vapidDetails = {
    subject: `mailto:${contact}`,
    publicKey: serverKey,
    privateKey: Redacted.value(key),
  };
  return Layer.succeed(Pusher, {
    serverKey,
    send: Effect.fnUntraced(function* (
      to: Redacted.Redacted<Subscription>,
      push: Push,
      within: number,
    ) {
      // The library is loaded only where somebody is told something.
      const { default: webPush } = yield* Effect.promise(() => import("web-push"));
      const { endpoint, keys } = Redacted.value(to);
      const sent = yield* Effect.try({
        try: () =>
          webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(push), {
            ...{ vapidDetails, TTL: within, urgency: "high" as const },
          }),
        // With these keys nothing can be encrypted, today or later.
        catch: () => "gone" as const,
      }).pipe(
        Effect.flatMap(({ headers, body }) => post({ endpoint, headers, body, agent })),
        Effect.catchIf(
          (failure) => failure === "gone",
          () => Effect.succeed(GONE),
        ),
      );
      return yield* outcomeOf(sent);
    }),
  });
};

const WITHIN_MS = 20_000;

interface Letter {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly agent: Agent;
}

/** The status of the answer. Its text is not read: it may be as long as its sender likes. */
const post = ({ endpoint, headers, body, agent }: Letter) =>
  Effect.tryPromise({
    try: (signal) =>
      new Promise<number>((resolve, reject) => {
        const within = AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]);
        const options = { method: "POST", headers, agent, signal: within };
        request(endpoint, options, (response) => {
          resolve(response.statusCode ?? 0);
          response.destroy();
        })
          .on("error", reject)
          .end(body);
      }),
    catch: (cause) => {
      const { code = "no answer" } = systemError(cause);
      return code === PRIVATE_ADDRESS ? "gone" : new PusherUnavailable({ code: String(code) });
    },
  });

const GONE = 410;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const FIRST_REFUSAL = 400;
const FIRST_FAILURE = 500;

const outcomeOf = Effect.fnUntraced(function* (status: number) {
  if (status === GONE || status === NOT_FOUND) return "gone";
  if (status >= FIRST_FAILURE || status === TOO_MANY) {
    return yield* new PusherUnavailable({ code: String(status) });
  }
  if (status < FIRST_REFUSAL) return "taken";
  yield* Effect.logWarning(
    "A push service refuses a notice, perhaps because PUSH_KEY is another one than when the phone subscribed.",
    { status },
  );
  return "gone";
});

/**
 * Sends notices by the push services of the makers of browsers, unless the settings say no. An
 * installation that keeps no files, and has no PUSH_KEY, does without.
 */
export const pusher = Layer.unwrap(
  Effect.gen(function* () {
    const { isPushOffered, supportEmail: contact } = yield* appConfig;
    if (!isPushOffered) return noPusher;
    return webPusher({ key: yield* pushKey, contact, agent: publicAgent });
  }).pipe(
    Effect.catchTag("DataFolderUnusable", ({ message }) =>
      Effect.as(Effect.logWarning(`Nobody is told anything on a phone. ${message}`), noPusher),
    ),
  ),
);
