import { metaOf } from "./pageFacts.ts";

/** The operator's configuration. The server writes it into the page as `golf:` meta tags. */
export const siteConfig = {
  brand: metaOf("brand") ?? "Wicked Golf",
  supportEmail: metaOf("support-email") ?? "support@example.org",
  salesEmail: metaOf("sales-email") ?? "sales@example.org",
  advertisingEmail: metaOf("advertising-email") ?? "advertising@example.org",
  /** Whether a forgotten password can be replaced by mail. */
  offersMail: metaOf("mail") === "on",
  version: metaOf("version") ?? "0",
  /** The position that the read models had reached when the page was made. */
  position: Number(metaOf("position") ?? 0),
  /** Not while the read models are made from the first event on, such as after a restore. */
  isComplete: metaOf("complete") !== "no",
  /** A player was signed in when the page was made, and most likely still is. */
  hasSession: metaOf("session") === "on",
  /** What stands before an amount. */
  currency: metaOf("currency") ?? "$",
  /** The organiser's time zone, which event dates refer to; without it that of the device. */
  timeZone: metaOf("time-zone") ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
} as const;
