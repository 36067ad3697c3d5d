import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Effect } from "effect";
import { test as base, expect } from "vitest";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { anEvent, aStream } from "../testing/promises.ts";
import { runOn } from "./testing/fake/fixture.ts";
import { startFakeEventStoreDb } from "./testing/fake/server.ts";

const certificate = new URL("testing/fake/certificate/certificate.pem", import.meta.url);
const key = new URL("testing/fake/certificate/key.pem", import.meta.url);

/** A server that speaks only TLS and accepts only known users. */
const test = base.extend<{ readonly address: string }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  address: async ({}, use) => {
    const server = await startFakeEventStoreDb({
      users: { golf: "secret" },
      tls: { certificate: readFileSync(certificate), key: readFileSync(key) },
    });
    await use(server.address);
    await server.stop();
  },
});

const trusting = `?tlsCAFile=${encodeURIComponent(fileURLToPath(certificate))}`;

const append = EventStore.use((store) => store.append(aStream(), [anEvent("one")], null));

test("the address contains TLS, a certificate, a name and a password", async ({ address }) => {
  const url = `esdb://golf:secret@${address}${trusting}`;
  expect(await runOn(url, append)).toMatchObject({ revision: 0 });
});

test("a wrong password makes the event store unavailable", async ({ address }) => {
  const url = `esdb://golf:wrong@${address}${trusting}`;
  expect(await runOn(url, Effect.flip(append))).toMatchObject({ _tag: "EventStoreUnavailable" });
});

test("a certificate that nobody signed makes the event store unavailable", async ({ address }) => {
  const url = `esdb://golf:secret@${address}`;
  expect(await runOn(url, Effect.flip(append))).toMatchObject({ _tag: "EventStoreUnavailable" });
});
