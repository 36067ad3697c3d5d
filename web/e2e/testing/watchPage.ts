import type { Page } from "playwright-core";

/** Every page asks whether somebody is signed in, and "no" is a valid answer. */
const questions = ["401 /api/user", "401 /api/admin/session"];

const refusal = /the server responded with a status of (\d+)/;

/**
 * Collects the errors of a page: errors on its console, which also contain violations of the
 * content policy and failed calls, and errors that nobody catches.
 */
export const watchPage = (
  page: Page,
  expected: ReadonlyArray<string>,
  complaints: Array<string>,
): void => {
  const allowed = new Set([...questions, ...expected]);
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const text = message.text();
    const [, status] = refusal.exec(text) ?? [];
    if (status && allowed.has(status)) return;
    const { pathname } = new URL(message.location().url || page.url(), page.url());
    if (status && allowed.has(`${status} ${pathname.replace(/[0-9a-f-]{36}/, ":id")}`)) return;
    if (allowed.has("offline") && text.includes("ERR_INTERNET_DISCONNECTED")) return;
    if (allowed.has("cut") && /net::ERR_|Failed to fetch/u.test(text)) return;
    complaints.push(`${page.url()}: ${text} (${pathname})`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.stack ?? error}`));
};
