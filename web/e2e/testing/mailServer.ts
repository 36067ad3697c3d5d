import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  /** The value for SMTP_URL. */
  readonly url: string;
  /** Every message, oldest first. */
  readonly messages: ReadonlyArray<string>;
  readonly stop: () => Promise<void>;
}

/** Accepts mail on this computer and delivers nothing. */
export const startMailServer = async (): Promise<MailServer> => {
  const messages: Array<string> = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => {
      let message = "";
      stream.setEncoding("utf8");
      stream.on("data", (part: string) => {
        message += part;
      });
      stream.on("end", () => {
        // A long line is sent in parts.
        messages.push(message.replaceAll("=\r\n", ""));
        done();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const stop = () => new Promise<void>((done) => server.close(done));
  return { url: `smtp://127.0.0.1:${port}`, messages, stop };
};
