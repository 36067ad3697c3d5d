import { Buffer } from "node:buffer";
import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { Agent, createServer } from "node:https";
import type { AddressInfo } from "node:net";
import ece from "http_ece";
import type { Subscription } from "../../../application/ports/Phones.ts";
import type { Push } from "../../../application/ports/Pusher.ts";

/** A browser that has subscribed: the private half of what it told the server. */
const newBrowser = () => {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  return { pair, auth };
};

interface Arrived {
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>;
  /** As the browser decrypts it (RFC 8291). */
  readonly push: Push;
}

/**
 * Stands for the push service of the maker of a browser, on this computer, and for the browsers
 * that have subscribed there. It proves both who has the key of a session by a secret in place of a
 * certificate, which nobody would sign for this computer.
 */
export const startPushService = async () => {
  const psk = randomBytes(32);
  const secured = { ciphers: "PSK+HIGH", maxVersion: "TLSv1.2" } as const;
  const arrived: Array<Arrived> = [];
  const browsers = new Map<string, ReturnType<typeof newBrowser>>();
  /** What it answers next, in place of 201. */
  const answers: Array<number> = [];

  const server = createServer({ ...secured, pskCallback: () => psk }, (request, response) => {
    const parts: Array<Buffer> = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const status = answers.shift() ?? 201;
      response.writeHead(status).end();
      const browser = browsers.get(request.url ?? "");
      if (status !== 201 || !browser) return;
      const text = ece.decrypt(Buffer.concat(parts), {
        ...{ version: "aes128gcm", privateKey: browser.pair },
        authSecret: browser.auth.toString("base64url"),
      });
      arrived.push({ headers: request.headers, push: JSON.parse(text.toString()) });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    arrived,
    answers,
    /** As a browser tells it the server. Its name is that of a service in the public net. */
    subscribe: (): Subscription => {
      const browser = newBrowser();
      const path = `/${randomBytes(16).toString("hex")}`;
      browsers.set(path, browser);
      return {
        endpoint: `https://push.example:${port}${path}`,
        keys: {
          p256dh: browser.pair.getPublicKey("base64url"),
          auth: browser.auth.toString("base64url"),
        },
      };
    },
    /** Reaches this service by every name. */
    agent: new Agent({
      ...secured,
      lookup: (_name, { all }, done) =>
        all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4),
      pskCallback: () => ({ psk, identity: "golf" }),
      checkServerIdentity: () => undefined,
    }),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
