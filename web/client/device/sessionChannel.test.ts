import { expect, onTestFinished, test, vi } from "vitest";
import { sessionChannel } from "./sessionChannel.ts";

test("what another page says is heard, and what this one says is not", async () => {
  const other = new BroadcastChannel("golf.session");
  onTestFinished(() => other.close());
  const heardThere = vi.fn<() => void>();
  other.onmessage = heardThere;
  const heardHere = vi.fn<() => void>();
  onTestFinished(sessionChannel.follow(heardHere));

  sessionChannel.announce();
  await expect.poll(() => heardThere.mock.calls.length).toBe(1);
  expect(heardHere).not.toHaveBeenCalled();
  other.postMessage(null);
  await expect.poll(() => heardHere.mock.calls.length).toBe(1);
});

test("a browser without such news goes on alone", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  expect(() => sessionChannel.follow(() => {})()).not.toThrow();
  sessionChannel.announce();
});
