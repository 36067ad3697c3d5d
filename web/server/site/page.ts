import type { ServerResponse } from "node:http";
import { styleNonceOf } from "../http/headers.ts";
import type { ServerOptions } from "../http/options.ts";

type Options = Pick<
  ServerOptions,
  "brand" | "timeZone" | "currency" | "units" | "version" | "offersMail"
>;

/** The facts that a page needs before its first request, in its head. */
const metas = ({ brand, timeZone, currency, units, version, offersMail }: Options) => [
  ["golf:brand", brand.name],
  ["golf:support-email", brand.supportEmail],
  ["golf:sales-email", brand.salesEmail],
  ["golf:advertising-email", brand.advertisingEmail],
  ["golf:time-zone", timeZone],
  ["golf:currency", signOf(currency)],
  ["golf:units", units],
  ["golf:version", version],
  ["golf:mail", offersMail ? "on" : "off"],
];

/** What stands before an amount: "$", "€", or "CHF " with the space that keeps them together. */
const signOf = (currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(1)
    .flatMap(({ type, value }) => (type === "currency" || type === "literal" ? [value] : []))
    .join("");

interface Facts extends Options {
  /** The position up to which the read models have applied all events. */
  readonly position: () => number;
  /** Whether the read models show everything, or are still made from the first event on. */
  readonly isComplete: () => boolean;
}

interface Asked {
  readonly preview: Preview | null;
  /** The path of this page. */
  readonly path: string;
  /** The address of this installation, because a preview needs complete addresses. */
  readonly origin: string;
  /** Whether the browser sends a player's session, which may have expired. */
  readonly hasSession: boolean;
}

/**
 * The page with the facts of this installation, made once. Only the nonce, the position, the
 * presence of a session and whether something is missing are new for each request. They come first
 * in the head, because its scripts read them.
 */
export const makePage = (html: string, { position, isComplete, ...options }: Facts) => {
  const facts = metas(options).map(([name = "", content = ""]) => meta(name, content));
  const [before = "", ...after] = html.split("<head>");
  const rest = `${facts.join("")}${after.join("<head>")}`;

  return (response: ServerResponse, { preview, hasSession, ...place }: Asked) => {
    const brand = options.brand.name;
    const ofNow =
      nonceMeta(styleNonceOf(response)) +
      meta("golf:position", String(position())) +
      meta("golf:session", hasSession ? "on" : "off") +
      (isComplete() ? "" : meta("golf:complete", "no"));
    if (preview === null) return `${before}<head>${ofNow}${rest}`;
    // Programs that run no scripts, and bookmarks, take the title that the page was sent with.
    const titled = rest.replace(
      /<title>[^<]*<\/title>/u,
      () => `<title>${escaped(`${preview.title} - ${brand}`)}</title>`,
    );
    return `${before}<head>${ofNow}${previewMetas(preview, place, brand)}${titled}`;
  };
};

/** The preview that other programs show for a link. */
export interface Preview {
  readonly title: string;
  readonly description: string;
}

/** 1200 by 630, because that is the shape in which most programs show it. */
const PICTURE = "/pictures/link-preview.png";

const previewMetas = (
  { title, description }: Preview,
  { origin, path }: Pick<Asked, "origin" | "path">,
  brand: string,
) =>
  [
    ["og:type", "website"],
    ["og:site_name", brand],
    ["og:title", title],
    ["og:description", description],
    ["og:url", origin + path],
    ["og:image", origin + PICTURE],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "Where golf gets wicked: a putting green and its flag"],
  ]
    .map(([name = "", content = ""]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .concat(`<meta name="twitter:card" content="summary_large_image" />`)
    .join("");

/** The element in which Vite and the style libraries look for the nonce. */
const nonceMeta = (nonce: string) => `<meta property="csp-nonce" nonce="${nonce}" />`;

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${escaped(content)}" />`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
