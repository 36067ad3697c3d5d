import { randomBytes } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
import { isSecure, type ServerOptions } from "./options.ts";

const nonces = new WeakMap<ServerResponse, string>();

/** The nonce for style elements that the page creates, such as the one that locks scrolling. */
export const styleNonceOf = (response: ServerResponse) => {
  const nonce = nonces.get(response) ?? randomBytes(16).toString("base64");
  nonces.set(response, nonce);
  return nonce;
};

const ownStyles = (_request: IncomingMessage, response: ServerResponse) =>
  `'nonce-${styleNonceOf(response)}'`;

/** In the form that the policy needs. */
export const IMAGES = "img-src 'self' blob:";

/** All resources come from this server, and pages contain no inline scripts. */
const directivesOfPages = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", ownStyles],
  imgSrc: ["'self'", "blob:"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/**
 * The answers of calls are data: if a browser is made to show one as a page, that page can do
 * nothing.
 */
const directivesOfCalls = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
};

/** A script or a style is no page, and these many bytes count on a slow line. */
const headersOfAssets = {
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

type Directives = Readonly<Record<string, Iterable<string | typeof ownStyles>>>;

const helmetWith = (directives: Directives, isOverHttps: boolean) => {
  const upgrade = isOverHttps ? { upgradeInsecureRequests: [] } : {};
  const options: HelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives: { ...directives, ...upgrade } },
    frameguard: { action: "deny" },
    // Not sent here: a club's own network may have no certificate, and browsers would remember the
    // header.
    hsts: isOverHttps,
    crossOriginOpenerPolicy: isOverHttps,
    originAgentCluster: isOverHttps,
  };
  return helmet(options);
};

/** Proxies and browsers do not store personal answers, unless a call allows it. */
const keptByNobody = { "cache-control": "no-store" };

/** The headers of every JSON answer. */
export const headersOfCalls = (options: Pick<ServerOptions, "publicUrl">) => {
  const protect = helmetWith(directivesOfCalls, isSecure(options));
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  protect(response.req, response, () => {});
  return { ...response.getHeaders(), ...keptByNobody };
};

/**
 * Each page has its own policy, because it contains a nonce. The answers of calls always have the
 * same headers, so these are made once.
 */
export const setSecurityHeaders = (
  app: FastifyInstance,
  options: Pick<ServerOptions, "publicUrl">,
) => {
  const protectPage = helmetWith(directivesOfPages, isSecure(options));
  const ofCalls = headersOfCalls(options);

  app.addHook("onRequest", (request, reply, done) => {
    // The router also matches percent-encoded paths, so they must be treated equally here.
    const paths = [request.url, request.routeOptions.url ?? ""];
    const isDocumentation = paths.some((path) => path.startsWith("/api/docs"));
    if (paths.some((path) => path.startsWith("/api/")) && !isDocumentation) {
      reply.headers(ofCalls);
      done();
    } else if (request.url.startsWith("/assets/") || request.url === "/boot.js") {
      reply.headers(headersOfAssets);
      done();
    } else {
      // The documentation of the calls consists of pages.
      if (isDocumentation) reply.headers(keptByNobody);
      protectPage(request.raw, reply.raw, () => done());
    }
  });
};
