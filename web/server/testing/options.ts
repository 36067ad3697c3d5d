import type { ServerOptions } from "../http/options.ts";

/** A server without pages and without a log. */
export const testOptions: ServerOptions = {
  sessionSecret: "a secret of at least thirty-two characters",
  publicUrl: null,
  brand: {
    name: "Wicked Golf",
    supportEmail: "support@golf.example",
    salesEmail: "sales@golf.example",
    advertisingEmail: "advertising@golf.example",
  },
  timeZone: "UTC",
  currency: "USD",
  units: "yards",
  version: "1.2.3",
  offersMail: false,
  devUserHeader: false,
  trustProxy: null,
  maxConnections: 1000,
  maxPerAddress: 1000,
  clientFolder: null,
  logLevel: null,
};
