import type { ServerResponse } from "node:http";
import { styleNonceOf } from "../http/headers.ts";
import type { ServerOptions } from "../http/options.ts";
import type { ChunkFiles } from "./chunkFiles.ts";

type Options = Pick<
  ServerOptions,
  "brand" | "timeZone" | "currency" | "units" | "version" | "offersMail"
>;

/** The facts that a page needs before its first request, by their names. */
export const factsOf = ({ brand, timeZone, currency, units, version, offersMail }: Options) =>
  [
    ["brand", brand.name],
    ["support-email", brand.supportEmail],
    ["sales-email", brand.salesEmail],
    ["advertising-email", brand.advertisingEmail],
    ["time-zone", timeZone],
    ["currency", signOf(currency)],
    ["units", units],
    ["version", version],
    ["mail", offersMail ? "on" : "off"],
  ] as const;

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

export interface Asked {
  readonly preview: Preview | null;
  /** The path of this page. */
  readonly path: string;
  /** The address of this installation, because a preview needs complete addresses. */
  readonly origin: string;
  /** Whether the browser sends a player's session, which may have expired. */
  readonly hasSession: boolean;
  /** What a first visit gets with the page; null for one that asks itself. */
  readonly first: First | null;
}

/** What the page of a first visit begins with. */
export interface First {
  /** The position of the read models before the answers were made. */
  readonly position: number;
  readonly files: ChunkFiles;
  /** JSON: the answers of its first calls. */
  readonly answers: string;
  /** What it shows until its scripts have come. */
  readonly picture: string | null;
}

/**
 * The page with the facts of this installation, made once. Only the nonce, the position, the
 * presence of a session and whether something is missing are new for each request. They come first
 * in the head, because its scripts read them.
 */
export const makePage = (html: string, { position, isComplete, ...options }: Facts) => {
  const facts = factsOf(options).map(([name, content]) => meta(`golf:${name}`, content));
  const [before = "", ...after] = html.split("<head>");
  const rest = `${facts.join("")}${after.join("<head>")}`;

  return (response: ServerResponse, { preview, hasSession, first, ...place }: Asked) => {
    const brand = options.brand.name;
    const tail = first === null ? rest : firstOf(rest, first);
    const ofNow =
      nonceMeta(styleNonceOf(response)) +
      meta("golf:position", String(first?.position ?? position())) +
      meta("golf:session", hasSession ? "on" : "off") +
      (isComplete() ? "" : meta("golf:complete", "no")) +
      (first === null ? "" : headOf(first, styleNonceOf(response)));
    if (preview === null) return `${before}<head>${ofNow}${tail}`;
    // Programs that run no scripts, and bookmarks, take the title that the page was sent with.
    const titled = tail.replace(
      /<title>[^<]*<\/title>/u,
      () => `<title>${escaped(`${preview.title} - ${brand}`)}</title>`,
    );
    return `${before}<head>${ofNow}${previewMetas(preview, place, brand)}${titled}`;
  };
};

/** Scripts are asked for at once, and the styles are in the page: nothing else is needed to draw it. */
const headOf = ({ files: { scripts, styles } }: First, nonce: string) =>
  scripts.map((file) => `<link rel="modulepreload" href="/${file}" />`).join("") +
  `<style nonce="${nonce}">${styles.map(({ text }) => text).join("")}</style>` +
  styles.map(({ file }) => linkTo(file)).join("");

/**
 * Names a style sheet that is in the page, so that the scripts do not load it. Nor does the browser:
 * what looks ahead for files knows no `disabled`, but leaves out a medium that is none.
 */
const linkTo = (file: string) =>
  `<link rel="stylesheet" href="/${file}" media="not all" disabled />`;

const ROOT = `<div id="root"></div>`;

/** The rest of the page, without the link of what its head has and with answers and picture. */
const firstOf = (html: string, { files, answers, picture }: First) =>
  html
    .replaceAll(/<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)">/gu, (link, file: string) =>
      files.styles.some((style) => style.file === file) ? "" : link,
    )
    .replace(ROOT, () => `<div id="root">${picture ?? ""}</div>`)
    .replace("</body>", () => `${dataBlock(answers)}</body>`);

/** It is not executed, so the policy allows it. Nothing in it may end it. */
const dataBlock = (json: string) =>
  `<script id="first-answers" type="application/json">${json.replaceAll("<", String.raw`\u003c`)}</script>`;

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
