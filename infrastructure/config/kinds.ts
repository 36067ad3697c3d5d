import { isIP } from "node:net";
import { Schema } from "effect";
import { PASSWORD_LENGTH, refusalOfLength } from "../../domain/shared/passwordLength.ts";
import { anAddress, isAddress } from "./eventStoreDbAddress.ts";
import type { Kind } from "./setting.ts";

/** A text that passes a test. It is not changed. */
const textThat = (mustBe: string, holds: (text: string) => boolean): Kind<string> => ({
  mustBe,
  schema: Schema.String.check(Schema.makeFilter((text: string) => holds(text) || mustBe)),
});

export const anyText = textThat("a text", () => true);

export const oneOf = <const Words extends ReadonlyArray<string>>(
  ...words: Words
): Kind<Words[number]> => ({ mustBe: words.join(" or "), schema: Schema.Literals(words) });

export const wholeNumber = (least: number, most: number): Kind<number> => ({
  mustBe: `a whole number from ${least} to ${most}`,
  schema: Schema.NumberFromString.check(
    Schema.isInt(),
    Schema.isBetween({ minimum: least, maximum: most }),
  ),
});

export const fraction: Kind<number> = {
  mustBe: "a number from 0 to 1",
  schema: Schema.NumberFromString.check(Schema.isBetween({ minimum: 0, maximum: 1 })),
};

export const port = wholeNumber(0, 65_535);

export const email = textThat("an e-mail address", (text) => /^[^\s@]+@[^\s@]+$/.test(text));

export const longSecret = textThat(
  "a text of at least 32 characters",
  ({ length }) => length >= 32,
);

/** 32 bytes. Nearly every such number is a private key of the curve P-256. */
export const pushKey = textThat("a key of 43 letters, digits, - and _", (text) =>
  /^[\w-]{43}$/.test(text),
);

export const password = textThat(
  `a text of ${PASSWORD_LENGTH.least} to ${PASSWORD_LENGTH.most} characters`,
  (text) => refusalOfLength(text) === undefined,
);

const startsWith = (protocols: ReadonlyArray<string>) =>
  `an address that starts with ${protocols.map((protocol) => `${protocol}://`).join(" or ")}`;

const hasProtocol = (text: string, protocols: ReadonlyArray<string>) =>
  protocols.includes(text.split("://")[0] ?? "") && URL.canParse(text);

/** An address of one of these protocols: `https://ai.example.org/v1`. */
export const addressOf = (...protocols: ReadonlyArray<string>) =>
  textThat(startsWith(protocols), (text) => hasProtocol(text, protocols));

/** The address of a site: a host without a path. */
export const siteOf = (...protocols: ReadonlyArray<string>) =>
  textThat(`${startsWith(protocols)} and ends with a host and its port`, (text) => {
    if (!hasProtocol(text, protocols)) return false;
    const { username, password, pathname, search, hash } = new URL(text);
    return pathname === "/" && `${username}${password}${search}${hash}` === "";
  });

/**
 * The address of a server, possibly with a user name and a password:
 * `postgres://golf:secret@db/golf`.
 */
export const serverOf = (...protocols: ReadonlyArray<string>) =>
  textThat(
    `${startsWith(protocols)}, whose port is at most 65535, and in whose password ` +
      "@ is written %40, / is %2F, # is %23, ? is %3F and % is %25",
    (text) => hasProtocol(text, protocols) && isEncoded(new URL(text)),
  );

const database = serverOf("postgres", "postgresql");

/**
 * With an `@` that is not encoded, a part of the password can become the name of the host, which is
 * printed when it does not answer.
 */
export const databaseAddress = textThat(
  database.mustBe,
  (text) => Schema.is(database.schema)(text) && (text.split("?")[0] ?? "").split("@").length <= 2,
);

const isEncoded = ({ username, password }: URL) => canBeDecoded(username + password);

const canBeDecoded = (text: string) => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

export const headerPairs = textThat(
  "a list such as authorization=Bearer%20secret,tenant=golf, whose values are encoded as in an address",
  (text) =>
    text.split(",").every((pair) => /^\s*[\w.-]+\s*=[ -~]*$/.test(pair)) && canBeDecoded(text),
);

const redis = serverOf("redis", "rediss");
export const redisAddress = textThat(
  `${redis.mustBe}; behind the host it may name the number of a database, as in redis://host/1`,
  (text) => Schema.is(redis.schema)(text) && /^[/]?\d*$/.test(new URL(text).pathname),
);

/**
 * An address of a cluster names several hosts. Only the client of the cluster can parse such an
 * address.
 */
export const eventStoreAddress = textThat(anAddress, isAddress);

/**
 * A name of the time zone database, such as "Europe/Warsaw". An offset is refused, because it does
 * not know summer time.
 */
export const isTimeZone = (name: string) => {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};
export const timeZone = textThat('a time zone such as "Europe/Warsaw"', isTimeZone);

/** Amounts are kept in hundredths, so a currency without them, such as JPY, would be wrong. */
const hasHundredths = (code: string) =>
  Intl.supportedValuesOf("currency").includes(code) &&
  new Intl.NumberFormat("en", { style: "currency", currency: code }).resolvedOptions()
    .maximumFractionDigits === 2;

export const currency = textThat(
  'the ISO code of a currency with two decimals, such as "EUR"',
  hasHundredths,
);

/** The named ranges that Fastify knows. */
const networks = ["loopback", "linklocal", "uniquelocal"];

const isRange = (text: string) => {
  const [address = "", bits, ...rest] = text.split("/");
  const widest = isIP(address) === 6 ? 128 : 32;
  // Fastify refuses a range of all addresses, because then every caller could choose its own
  // address.
  const isPrefix =
    bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= widest);
  return networks.includes(text) || (isIP(address) > 0 && isPrefix && rest.length === 0);
};

const parts = (text: string) => text.split(",").map((part) => part.trim());
export const addresses = textThat(
  `a list of addresses such as 10.0.0.1, ranges such as 172.16.0.0/12 (from /1 on) or ${networks.join(", ")}`,
  (text) => parts(text).every(isRange),
);
export const listOf = parts;
