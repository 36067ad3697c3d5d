import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { isSecure, type ServerOptions } from "../options.ts";

const nonces = new WeakMap<ServerResponse, string>();

/** Names the style elements that the page itself makes, such as that which locks scrolling. */
export const styleNonceOf = (response: ServerResponse) => {
  const nonce = nonces.get(response) ?? randomBytes(16).toString("base64");
  nonces.set(response, nonce);
  return nonce;
};

const ownStyles = (_request: IncomingMessage, response: ServerResponse) =>
  `'nonce-${styleNonceOf(response)}'`;

/** As it stands in the policy. */
export const IMAGES = "img-src 'self' blob:";

/** Everything comes from here, and no script stands inside a page. */
export const setSecurityHeaders = async (
  app: FastifyInstance,
  options: Pick<ServerOptions, "publicUrl">,
) => {
  const secure = isSecure(options);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ownStyles],
        imgSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    frameguard: { action: "deny" },
    // A club's own network may have no certificate, and browsers would remember that it must.
    hsts: secure,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  });
};
