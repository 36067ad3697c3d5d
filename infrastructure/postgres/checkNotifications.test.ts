import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, onTestFinished } from "vitest";
import { checkNotifications } from "./checkNotifications.ts";
import { DatabaseUnavailable } from "./databaseUnavailable.ts";
import { test } from "./testing/database.ts";

const NOTIFICATION = "A";

/** A pooler that passes on all messages of PostgreSQL except notifications. */
const openPooler = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const pooler = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    client.on("data", (chunk) => server.write(chunk)).on("error", () => {});
    client.on("close", () => server.destroy());
    let rest = Buffer.alloc(0);
    server.on("error", () => {}).on("close", () => client.destroy());
    server.on("data", (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      // One byte for the type, and the length of the rest, itself included.
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const end = 1 + rest.readUInt32BE(1);
        const message = rest.subarray(0, end);
        rest = rest.subarray(end);
        if (message.toString("latin1", 0, 1) !== NOTIFICATION) client.write(message);
      }
    });
  }).listen(0, "127.0.0.1");
  await once(pooler, "listening");
  onTestFinished(() => void pooler.close());
  const url = new URL(databaseUrl);
  url.port = String((pooler.address() as AddressInfo).port);
  url.hostname = "127.0.0.1";
  url.searchParams.delete("host"); // An error of the socket.
  return url.href;
};

test("PostgreSQL itself delivers notifications", async ({ database }) => {
  await checkNotifications(database.url, "of the tests");
});

test("a pooler that delivers no notifications is refused in one sentence", async ({ database }) => {
  const url = await openPooler(database.url);
  const refusal = checkNotifications(url, "of DATABASE_URL (pooler)");
  await expect(refusal).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(refusal).rejects.toThrow(
    /^The database of DATABASE_URL \(pooler\) passes on no notifications, [^\n]+[.]$/,
  );
});

test("a database that does not answer is refused in one sentence", async () => {
  await expect(checkNotifications("postgres://nobody@127.0.0.1:1/golf", "x")).rejects.toThrow(
    /^The database x does not answer: /,
  );
});
