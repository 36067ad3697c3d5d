import { Option } from "effect";
import { advice, type Finding, fine } from "../../application/ports/Finding.ts";
import type { AppConfig } from "../config/config.ts";

/** Settings that the program accepts, but that the operator may not want. */
export const settingsFindings = (config: AppConfig): ReadonlyArray<Finding> => {
  const found = dangers.filter(({ when }) => when(config)).map(({ finding }) => finding);
  const mode = config.isProduction ? "production" : "a trial";
  return [fine("settings", `All of them can be read; this is ${mode}.`), ...found];
};

const loopback = new Set(["127.0.0.1", "localhost", "::1"]);
const isHttps = ({ publicUrl }: AppConfig) =>
  Option.exists(publicUrl, (url) => url.startsWith("https:"));

interface Danger {
  readonly when: (config: AppConfig) => boolean;
  readonly finding: Finding;
}

const dangers: ReadonlyArray<Danger> = [
  {
    when: (config) => !config.isProduction && !loopback.has(config.host),
    finding: advice(
      "NODE_ENV",
      "Other computers reach this installation, and it does not run as production.",
      "Set NODE_ENV=production, with SESSION_SECRET and PUBLIC_URL.",
    ),
  },
  {
    when: (config) => config.developmentUserHeader,
    finding: advice(
      "DEV_USER_HEADER",
      "Whoever says who they are is believed.",
      "Leave DEV_USER_HEADER out, except on a computer of your own.",
    ),
  },
  {
    when: (config) => config.isProduction && !isHttps(config),
    finding: advice(
      "PUBLIC_URL",
      "The address of the site is not https: passwords and cookies travel in the clear.",
      "Put a proxy with a certificate in front, and set PUBLIC_URL to its https:// address.",
    ),
  },
  {
    when: (config) => isHttps(config) && config.trustedProxies.length === 0,
    finding: advice(
      "TRUST_PROXY",
      "The site is https, so a proxy is in front, and TRUST_PROXY names none: to the limits all callers are one.",
      "Set TRUST_PROXY to the address of the proxy, or to loopback when it runs on this computer.",
    ),
  },
  {
    when: ({ supportEmail }) => supportEmail.endsWith("@example.org"),
    finding: advice(
      "SUPPORT_EMAIL",
      "Players are told to write to an address of nobody.",
      "Set SUPPORT_EMAIL to an address that somebody reads.",
    ),
  },
];
