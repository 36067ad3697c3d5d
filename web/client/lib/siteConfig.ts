const metaOf = (name: string): string | null => {
  if (typeof document === "undefined") return null;
  const content = document.querySelector(`meta[name="golf:${name}"]`)?.getAttribute("content");
  // A page that nobody has filled in, as while developing, carries empty values.
  return content ? content : null;
};

/** What the operator has configured. The server writes it into the page as `golf:` meta tags. */
export const siteConfig = {
  brand: metaOf("brand") ?? "Wicked Golf",
  supportEmail: metaOf("support-email") ?? "support@example.org",
  salesEmail: metaOf("sales-email") ?? "sales@example.org",
  advertisingEmail: metaOf("advertising-email") ?? "advertising@example.org",
  /** Whether a forgotten password can be replaced by mail. */
  offersMail: metaOf("mail") === "on",
  version: metaOf("version") ?? "0",
  /** Up to this position the read models had applied all events when the page was made. */
  position: Number(metaOf("position") ?? 0),
  /** A player had signed in in this browser when the page was made, and most likely still is. */
  hasSession: metaOf("session") === "on",
  /** The organiser's zone, in which event dates are meant; without it the device's own. */
  timeZone: metaOf("time-zone") ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
} as const;
