import { Effect, Layer, Option, Redacted, Schema } from "effect";
import { Mailer, MailerUnavailable } from "../../application/ports/Mailer.ts";
import { appConfig } from "../config/config.ts";
import { publicAddress } from "../config/publicAddress.ts";

type Site = Mailer["Service"]["site"];

/** Without a mail server, nothing is sent. */
export const noMailer = (site: Site) =>
  Layer.succeed(Mailer, { isOffered: false, site, send: () => Effect.void });

interface Server {
  /** smtp:// or smtps://, with the account in the address if there is one. */
  readonly url: string;
  /** The address to which readers reply. */
  readonly from: string;
  readonly site: Site;
}

const WITHIN_MS = 20_000;

/**
 * Mails that follow each other share a connection, because mail servers count connections and take
 * their time for each. It is closed when nothing was sent for so long. A mail that breaks off with
 * it is never sent again by itself.
 */
const options = {
  connectionTimeout: WITHIN_MS,
  greetingTimeout: WITHIN_MS,
  socketTimeout: WITHIN_MS,
  pool: true,
  maxRequeues: 0,
};

export const smtpMailer = ({ url, from, site }: Server) =>
  Layer.effect(
    Mailer,
    Effect.gen(function* () {
      // The client is loaded only in installations that have a mail server.
      const { createTransport } = yield* Effect.promise(() => import("nodemailer"));
      const transport = yield* Effect.acquireRelease(
        Effect.sync(() => createTransport(withOptions(url))),
        (opened) => Effect.sync(() => opened.close()),
      );
      return Mailer.of({
        isOffered: true,
        site,
        send: ({ to, subject, text, wayOut }) =>
          Effect.asVoid(
            Effect.tryPromise({
              try: () =>
                transport.sendMail({
                  ...{ to, subject, text },
                  from: { name: site.name, address: from },
                  ...(wayOut !== undefined && { headers: wayOutHeaders(wayOut) }),
                }),
              catch: (cause) =>
                new MailerUnavailable({
                  code: codeOf(cause),
                  outcome: outcomeOf(cause),
                  words: Redacted.make(wordsOf(cause)),
                }),
            }),
          ),
      });
    }),
  );

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

/**
 * The client takes options from the address alone, if it gets one. Except on this computer a mail
 * with a link is never sent in clear, even if the server offers nothing else.
 */
const withOptions = (url: string) => {
  const address = new URL(url);
  for (const [name, value] of Object.entries(options)) address.searchParams.set(name, `${value}`);
  if (!loopback.test(address.hostname)) address.searchParams.set("requireTLS", "true");
  return address.href;
};

/** The message of a mail server's error names the recipient, its code does not. */
const codeOf = (cause: unknown) => {
  if (!(cause instanceof Error)) return "unknown";
  if ("responseCode" in cause) return String(cause.responseCode);
  return "code" in cause ? String(cause.code) : cause.name;
};

/** As RFC 8058 asks: a mail program turns such mails off with one click. */
const wayOutHeaders = (wayOut: string) => ({
  "List-Unsubscribe": `<${wayOut}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** What the client tells of a failure. */
const Failure = Schema.Struct({
  code: Schema.optional(Schema.String),
  command: Schema.optional(Schema.String),
  syscall: Schema.optional(Schema.String),
  message: Schema.optional(Schema.String),
  response: Schema.optional(Schema.String),
  responseCode: Schema.optional(Schema.Int),
});

const readFailure = Schema.decodeUnknownOption(Failure);

/** The client says of each broken connection the same, except by these sentences and codes. */
const beforeAnyMail = /^(?:Connection timeout|Greeting never received)/u;
const beforeAnyMailCodes = ["EDNS", "ETLS", "EAUTH", "ENOAUTH", "EPROXY"];

const PERMANENT = 500;

/** An account that the server does not take says nothing about the recipient. */
const outcomeOf = (cause: unknown): MailerUnavailable["outcome"] => {
  const failure = Option.getOrElse(readFailure(cause), () => ({}) as typeof Failure.Type);
  const { code = "", syscall, message = "", responseCode, command = "" } = failure;
  if (beforeAnyMailCodes.includes(code) || command.startsWith("AUTH")) return "later";
  if (responseCode !== undefined) return responseCode >= PERMANENT ? "refused" : "later";
  if (code === "EENVELOPE") return "refused";
  return syscall === "connect" || beforeAnyMail.test(message) ? "later" : "unsure";
};

const wordsOf = (cause: unknown) =>
  Option.match(readFailure(cause), {
    onNone: () => null,
    onSome: ({ response }) => response ?? null,
  });

/** Chooses the mailer that the settings describe. */
export const mailer = Layer.unwrap(
  Effect.map(appConfig, (config) => {
    const site = { name: config.brandName, address: publicAddress(config) };
    return Option.match(config.smtpUrl, {
      onNone: () => noMailer(site),
      onSome: (url) => smtpMailer({ url: Redacted.value(url), from: config.supportEmail, site }),
    });
  }),
);
