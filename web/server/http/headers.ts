import { randomBytes } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
import { isSecure, type ServerOptions } from "./options.ts";

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

/** What a call answers is data: whoever makes a browser show it as a page gets an inert one. */
const directivesOfCalls = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

type Directives = Readonly<Record<string, Iterable<string | typeof ownStyles>>>;

const helmetWith = (directives: Directives, isOverHttps: boolean) => {
  const upgrade = isOverHttps ? { upgradeInsecureRequests: [] } : {};
  const options: HelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives: { ...directives, ...upgrade } },
    frameguard: { action: "deny" },
    // A club's own network may have no certificate, and browsers would remember that it must.
    hsts: isOverHttps,
    crossOriginOpenerPolicy: isOverHttps,
    originAgentCluster: isOverHttps,
  };
  return helmet(options);
};

/** Nothing on the way keeps what is meant for one person, unless a call says so itself. */
const keptByNobody = { "cache-control": "no-store" };

/** The headers of every answer that is data. */
export const headersOfCalls = (options: Pick<ServerOptions, "publicUrl">) => {
  const protect = helmetWith(directivesOfCalls, isSecure(options));
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  protect(response.req, response, () => {});
  return { ...response.getHeaders(), ...keptByNobody };
};

/**
 * Pages get their policy one by one, because each has a nonce of its own. What calls answer gets the
 * same headers each time, so they are made once.
 */
export const setSecurityHeaders = (
  app: FastifyInstance,
  options: Pick<ServerOptions, "publicUrl">,
) => {
  const protectPage = helmetWith(directivesOfPages, isSecure(options));
  const ofCalls = headersOfCalls(options);

  app.addHook("onRequest", (request, reply, done) => {
    // The router also knows a path by its percent code, which is to make no difference here.
    const paths = [request.url, request.routeOptions.url ?? ""];
    const isDocumentation = paths.some((path) => path.startsWith("/api/docs"));
    if (paths.some((path) => path.startsWith("/api/")) && !isDocumentation) {
      reply.headers(ofCalls);
      done();
    } else {
      // The documentation of the calls is made of pages.
      if (isDocumentation) reply.headers(keptByNobody);
      protectPage(request.raw, reply.raw, () => done());
    }
  });
};
