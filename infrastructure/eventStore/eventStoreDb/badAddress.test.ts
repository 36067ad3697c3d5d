import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Effect } from "effect";
import { test as base, expect } from "vitest";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { sentenceFor } from "../../failures/sentenceFor.ts";
import { answeringEventStoreDb } from "./answeringEventStoreDb.ts";
import { startFakeEventStoreDb } from "./testing/fake/server.ts";

const certificate = new URL("testing/fake/certificate/certificate.pem", import.meta.url);
const key = new URL("testing/fake/certificate/key.pem", import.meta.url);
const trusted = `tlsCAFile=${encodeURIComponent(fileURLToPath(certificate))}`;

/** The message for the person who starts the program. */
const test = base.extend<{
  readonly servers: { readonly guarded: string; readonly open: string };
  readonly refusalOf: (url: string) => Promise<string>;
}>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
    async ({}, use) => {
      const tls = { certificate: readFileSync(certificate), key: readFileSync(key) };
      const guarded = await startFakeEventStoreDb({ users: { golf: "secret" }, tls });
      const open = await startFakeEventStoreDb();
      await use({ guarded: guarded.address, open: open.address });
      await guarded.stop();
      await open.stop();
    },
    { scope: "file" },
  ],
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  refusalOf: async ({}, use) =>
    use(async (url) => {
      const read = EventStore.use((store) => store.read("tournament-1"));
      const failed = Effect.flip(Effect.provide(read, answeringEventStoreDb(url)));
      return sentenceFor(await Effect.runPromise(failed));
    }),
});

const of = (address: string) => `The event store of ESDB_URL (${address})`;

test("a wrong password or no name is refused in one sentence", async ({
  servers: { guarded },
  refusalOf,
}) => {
  const sentence = `${of(guarded)} refuses the name and password of its address.`;
  expect(await refusalOf(`esdb://golf:wrong@${guarded}?${trusted}`)).toBe(sentence);
  expect(await refusalOf(`esdb://${guarded}?${trusted}`)).toBe(sentence);
});

test("a certificate that nobody signed is explained with `tlsCAFile`", async ({
  servers: { guarded },
  refusalOf,
}) => {
  expect(await refusalOf(`esdb://golf:secret@${guarded}`)).toBe(
    `${of(guarded)} does not answer: self-signed certificate (tlsCAFile in its address names the ` +
      "certificate of whoever vouches for it).",
  );
});

test("TLS to a server without TLS is explained with `tls=false`", async ({
  servers: { open },
  refusalOf,
}) => {
  expect(await refusalOf(`esdb://golf:secret@${open}`)).toBe(
    `${of(open)} does not answer: wrong version number (it seems to speak without TLS: ` +
      "then its address needs tls=false).",
  );
});

test("a connection without TLS to a server with TLS is explained", async ({
  servers: { guarded },
  refusalOf,
}) => {
  expect(await refusalOf(`esdb://golf:secret@${guarded}?tls=false`)).toBe(
    `${of(guarded)} does not answer: Failed to connect (it may want TLS, which its address ` +
      "denies by tls=false).",
  );
});

test.for([
  {
    url: "esdb://golf:secret@127.0.0.1:1?tls=false",
    says: /^connect ECONNREFUSED 127.0.0.1:1[.]$/,
  },
  {
    url: "esdb://golf:secret@127.0.0.1:1,127.0.0.1:2?tls=false&maxDiscoverAttempts=1",
    says: /^Failed to discover after 1 attempts[.]$/,
  },
  { url: "esdb://golf:secret@127.0.0.1:1?tls=perhaps", says: /"perhaps" at .* true or false[.]$/ },
  { url: "esdb://golf:secret@127.0.0.1:1?tlsCAFile=/nowhere", says: /certificate file.*not found/ },
])(
  "the sentence for $url gives the reason and no password",
  async ({ url, says }, { refusalOf }) => {
    const sentence = await refusalOf(url);
    const [, reason] =
      /^The event store of ESDB_URL [(][\d.,:]+[)] [a-z ]+: (.*)$/.exec(sentence) ?? [];
    expect(reason).toMatch(says);
    expect(sentence).not.toContain("secret");
  },
);
