import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Effect } from "effect";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { test as base, expect } from "vitest";
import { Mailer } from "../../application/ports/Mailer.ts";
import { smtpMailer } from "./mailer.ts";

interface Fixtures {
  /** Starts a mail server on this computer and returns its port. */
  readonly startServer: (options: SMTPServerOptions) => Promise<number>;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  startServer: async ({}, use) => {
    const servers: Array<SMTPServer> = [];
    await use(async (options) => {
      const server = new SMTPServer({ disabledCommands: ["STARTTLS"], ...options });
      servers.push(server);
      server.on("error", () => undefined);
      const listening = server.listen(0, "127.0.0.1");
      await once(listening, "listening");
      const { port } = listening.address() as AddressInfo;
      return port;
    });
    for (const server of servers) await new Promise<void>((done) => server.close(done));
  },
});

const mail = { to: "ana@club.example", subject: "Choose a new password", text: "Here: #token" };

const send = (url: string) =>
  Mailer.use((mailer) => mailer.send(mail)).pipe(
    Effect.provide(
      smtpMailer({
        url,
        from: "office@club.example",
        site: { name: "Wicked Golf", address: "https://golf.example" },
      }),
    ),
    Effect.match({ onFailure: ({ message }) => message, onSuccess: () => "sent" }),
    Effect.runPromise,
  );

test("a mail is sent to the server of the address, with its account", async ({ startServer }) => {
  const received: Array<object> = [];
  const port = await startServer({
    onAuth: ({ username, password }, _, done) => {
      const isRight = username === "golf" && password === "p@ss";
      done(isRight ? null : new Error("no"), { user: username });
    },
    onData: (stream, { envelope, user }, done) => {
      let message = "";
      stream.setEncoding("utf8");
      stream.on("data", (part: string) => {
        message += part;
      });
      stream.on("end", () => {
        received.push({ from: envelope.mailFrom, to: envelope.rcptTo, user, message });
        done();
      });
    },
  });
  expect(await send(`smtp://golf:p%40ss@127.0.0.1:${port}`)).toBe("sent");
  expect(received).toMatchObject([
    {
      from: { address: "office@club.example" },
      to: [{ address: "ana@club.example" }],
      user: "golf",
      message: expect.stringMatching(
        /From: Wicked Golf <office@club\.example>[^]*Subject: Choose a new password[^]*Here: #token/u,
      ),
    },
  ]);
});

test("a refusal of the server is reported without the address of the reader", async ({
  startServer,
}) => {
  const port = await startServer({
    authOptional: true,
    onRcptTo: ({ address }, _, done) => done(new Error(`${address} is unknown here`)),
  });
  const reason = await send(`smtp://127.0.0.1:${port}`);
  expect(reason).toBe("The mail server does not take the message (550).");
});

test("a server that does not answer is reported with the code of the failure", async () => {
  expect(await send("smtp://127.0.0.1:1")).toBe(
    "The mail server does not take the message (ESOCKET).",
  );
});

test("elsewhere than on this computer a mail is not sent in clear", async ({ startServer }) => {
  let received = 0;
  const port = await startServer({
    authOptional: true,
    onData: (stream, _, done) => {
      received += 1;
      stream.resume().on("end", () => done());
    },
  });
  // An address of this computer that does not say so.
  expect(await send(`smtp://0.0.0.0:${port}`)).toMatch(/does not take the message/u);
  expect(received).toBe(0);
});
