import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getUser, logout } from "../../contract/person/session.ts";
import { unfinishedSignOuts } from "../device/storage.ts";
import { fakeStorage } from "../device/testing.ts";
import { ApiError, callUnlessSignedOut } from "./call.ts";
import { signOut } from "./signOut.ts";
import { toasts } from "./toasts.ts";

/** What reaches the server, which knows the session until it is ended. */
const server = (status = 200) => {
  const asked: Array<string> = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path === logout.path) return Response.json({ success: true }, { status });
    return Response.json({}, { status: 401 });
  });
  return asked;
};
const noNetwork = () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
};

let online: () => void;
beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("addEventListener", (_name: string, listener: () => void) => {
    online = listener;
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a sign-out without a network ends the session before anything else is asked", async () => {
  noNetwork();
  await signOut(logout);
  expect(toasts.current()).toMatchObject({ title: "Signed out on this device" });
  await expect(callUnlessSignedOut(getUser, {})).rejects.toThrow(TypeError);

  const asked = server();
  await Promise.all([callUnlessSignedOut(getUser, {}), callUnlessSignedOut(getUser, {})]);
  expect(asked).toEqual([logout.path, getUser.path, getUser.path]);
  expect(unfinishedSignOuts.read().has(logout.path)).toBe(false);
});

test("the session ends by itself when the network is back", async () => {
  noNetwork();
  await signOut(logout);
  const asked = server();
  online();
  await expect.poll(() => unfinishedSignOuts.read().has(logout.path)).toBe(false);
  expect(asked).toEqual([logout.path]);
});

test("as long as the server does not end it, nothing is read with the old session", async () => {
  noNetwork();
  await signOut(logout);
  const asked = server(503);
  await expect(callUnlessSignedOut(getUser, {})).rejects.toThrow(ApiError);
  expect(asked).toEqual([logout.path]);
  expect(unfinishedSignOuts.read().has(logout.path)).toBe(true);
});

test("a sign-out that the server refuses, or that nobody would remember, has failed", async () => {
  server(503);
  await expect(signOut(logout)).rejects.toThrow(ApiError);
  expect(unfinishedSignOuts.read().has(logout.path)).toBe(false);
  noNetwork();
  vi.stubGlobal("localStorage", undefined);
  await expect(signOut(logout)).rejects.toThrow(TypeError);
});
