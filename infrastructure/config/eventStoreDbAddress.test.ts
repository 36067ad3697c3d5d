import { Effect } from "effect";
import { expect, onTestFinished, test, vi } from "vitest";
import { openClient } from "../eventStore/eventStoreDb/eventStoreDb.ts";
import { isAddress } from "./eventStoreDbAddress.ts";

const known = [
  "esdb://golf:secret@127.0.0.1:2113?tls=false",
  "esdb+discover://golf:secret@events.example.org?nodePreference=leader&maxDiscoverAttempts=3",
  "esdb://golf:secret@127.0.0.1:2113?tlsVerifyCert=true",
  "kurrentdb://golf:secret@127.0.0.1:2113?tls=false",
  "kurrentdb+discover://127.0.0.1:2113,127.0.0.1:65535/?tls=false",
];

test.for(known)("%s is an address, and the client prints nothing about it", async (address) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  expect(isAddress(address)).toBe(true);
  await Effect.runPromise(Effect.scoped(openClient(address)));
  expect(warned).not.toHaveBeenCalled();
});

test.for([
  "esdb://golf:secret@127.0.0.1:2113?frob=1",
  "esdb://golf:secret@127.0.0.1:2113?tlsVerifyCert=false",
  "esdb://golf:secret@127.0.0.1:2113?tls=true&tls_verify_cert=false",
])("%s is no address, because the client would print all of it", (address) => {
  expect(isAddress(address)).toBe(false);
});
