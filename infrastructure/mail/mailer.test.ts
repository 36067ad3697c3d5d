import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Effect, Redacted } from "effect";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { test as base, expect } from "vitest";
import { type Mail, Mailer } from "../../application/ports/Mailer.ts";
import { until } from "../testing/until.ts";
import { smtpMailer } from "./mailer.ts";

interface Fixtures {
  readonly servers: Array<SMTPServer>;
  /** Closes every connection from the side of the servers. */
  readonly hangUp: () => void;
  /** Starts a mail server on this computer and returns its port. */
  readonly startServer: (options: SMTPServerOptions) => Promise<number>;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  servers: async ({}, use) => {
    const servers: Array<SMTPServer> = [];
    await use(servers);
    for (const server of servers) await new Promise<void>((done) => server.close(done));
  },
  hangUp: async ({ servers }, use) => {
    await use(() => {
      for (const { connections } of servers) for (const one of connections) one.close();
    });
  },
  startServer: async ({ servers }, use) => {
    await use(async (options) => {
      const server = new SMTPServer({ disabledCommands: ["STARTTLS"], ...options });
      servers.push(server);
      server.on("error", () => undefined);
      const listening = server.listen(0, "127.0.0.1");
      await once(listening, "listening");
      const { port } = listening.address() as AddressInfo;
      return port;
    });
  },
});

const mail = { to: "ana@club.example", subject: "Choose a new password", text: "Here: #token" };

const mailerAt = (url: string) =>
  smtpMailer({
    url,
    from: "office@club.example",
    site: { name: "Wicked Golf", address: "https://golf.example" },
  });

const sending = (url: string, more: Partial<Mail> = {}) =>
  Mailer.use((mailer) => mailer.send({ ...mail, ...more })).pipe(Effect.provide(mailerAt(url)));

const send = (url: string, more: Partial<Mail> = {}) =>
  sending(url, more).pipe(
    Effect.match({ onFailure: ({ message }) => message, onSuccess: () => "sent" }),
    Effect.runPromise,
  );

/** What is known of the mail, and the words of the server. */
const failureAt = (url: string) =>
  Effect.flip(sending(url)).pipe(
    Effect.map(({ outcome, words }) => [outcome, Redacted.value(words)]),
    Effect.runPromise,
  );

/** Keeps the text of each mail that the server gets. */
const keepIn =
  (messages: Array<string>): NonNullable<SMTPServerOptions["onData"]> =>
  (stream, _, done) => {
    let message = "";
    stream.setEncoding("utf8");
    stream.on("data", (part: string) => {
      message += part;
    });
    stream.on("end", () => {
      messages.push(message);
      done();
    });
  };

test("a mail with a way out offers mail programs one click", async ({ startServer }) => {
  const messages: Array<string> = [];
  const port = await startServer({ authOptional: true, onData: keepIn(messages) });
  const wayOut = "https://golf.example/api/mail-choices/token";
  expect(await send(`smtp://127.0.0.1:${port}`, { wayOut })).toBe("sent");
  expect(await send(`smtp://127.0.0.1:${port}`)).toBe("sent");
  expect(messages[0]).toMatch(
    /^List-Unsubscribe: <https:\/\/golf.example\/api\/mail-choices\/token>\r$/mu,
  );
  expect(messages[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/mu);
  expect(messages[1]).not.toMatch(/unsubscribe/iu);
});

test("mails that follow each other share a connection, and one that was closed is replaced", async ({
  startServer,
  hangUp,
}) => {
  const messages: Array<string> = [];
  let [opened, closed] = [0, 0];
  const port = await startServer({
    authOptional: true,
    onConnect: (_, done) => {
      opened += 1;
      done();
    },
    onClose: () => {
      closed += 1;
    },
    onData: keepIn(messages),
  });
  const story = Effect.gen(function* () {
    const { send: sendMail } = yield* Mailer;
    yield* sendMail(mail);
    yield* sendMail(mail);
    expect([opened, messages.length]).toEqual([1, 2]);
    hangUp();
    yield* Effect.promise(() => until("the connection is closed", () => closed === 1));
    yield* sendMail(mail);
  });
  await Effect.runPromise(Effect.provide(story, mailerAt(`smtp://127.0.0.1:${port}`)));
  expect([opened, messages.length]).toEqual([2, 3]);
});

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

/** How the server answers, and what that says of the mail. */
const failures: ReadonlyArray<
  readonly [what: string, options: SMTPServerOptions, outcome: string, words: string | null]
> = [
  [
    "refuses the recipient",
    { onRcptTo: (_, __, done) => done(failure(550, "No such user")) },
    "refused",
    "550 No such user",
  ],
  [
    "puts the recipient off",
    { onRcptTo: (_, __, done) => done(failure(451, "Come back later")) },
    "later",
    "451 Come back later",
  ],
  [
    "does not know our account",
    { authOptional: false, onAuth: (_, __, done) => done(failure(535, "No")) },
    "later",
    "535 No",
  ],
];

const failure = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

test.for(failures)(
  "a mail server that %s",
  async ([, options, outcome, words], { startServer }) => {
    const port = await startServer({ authOptional: true, ...options });
    const account = options.onAuth ? "golf:wrong@" : "";
    expect(await failureAt(`smtp://${account}127.0.0.1:${port}`)).toEqual([outcome, words]);
  },
);

test("nobody knows what became of a mail whose server hung up after reading it", async () => {
  const server = createServer((socket) => {
    const answers = ["250 golf", "250 ok", "250 ok", "354 go on"];
    socket.write("220 golf\r\n");
    socket.on("data", (sent) => {
      const answer = answers.shift();
      if (answer !== undefined) socket.write(`${answer}\r\n`);
      else if (sent.toString().endsWith("\r\n.\r\n")) socket.destroy();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await failureAt(`smtp://127.0.0.1:${port}`)).toEqual(["unsure", null]);
  server.close();
});

test("a mail that the server never got may be sent later", async () => {
  expect(await failureAt("smtp://127.0.0.1:1")).toEqual(["later", null]);
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
