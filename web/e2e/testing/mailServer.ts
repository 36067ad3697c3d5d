import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

interface Behaviour {
  /** Whether it refuses mail to this address for good. */
  readonly refuses?: (address: string) => boolean;
  /** Whether it has read a mail to this address, but does not answer. */
  readonly holds?: (address: string) => boolean;
}

export interface MailServer {
  /** The value for SMTP_URL. */
  readonly url: string;
  /** Every message, oldest first. */
  readonly messages: ReadonlyArray<string>;
  readonly stop: () => Promise<void>;
}

/** Accepts mail on this computer and delivers nothing. */
export const startMailServer = async ({
  refuses = () => false,
  holds = () => false,
}: Behaviour = {}): Promise<MailServer> => {
  const messages: Array<string> = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _, done) =>
      done(refuses(address) ? new Error(`5.1.1 <${address}> is unknown here`) : null),
    onData: (stream, { envelope }, done) => {
      let message = "";
      stream.setEncoding("utf8");
      stream.on("data", (part: string) => {
        message += part;
      });
      stream.on("end", () => {
        // A long line is sent in parts.
        messages.push(message.replaceAll("=\r\n", ""));
        if (!envelope.rcptTo.some(({ address }) => holds(address))) done();
      });
    },
  });
  // A process that is killed hangs up.
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const stop = () => new Promise<void>((done) => server.close(done));
  return { url: `smtp://127.0.0.1:${port}`, messages, stop };
};
