import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openNotice, showNotice } from "./notices.ts";

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://golf.example" });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const showing = async (text: string | undefined) => {
  const showNotification = vi.fn<ServiceWorkerRegistration["showNotification"]>();
  await showNotice({ showNotification } as unknown as ServiceWorkerRegistration, text);
  return showNotification.mock.calls;
};

test("what was sent is shown, in place of the notice before about the same", async () => {
  const push = { title: "Summer Open", body: "At 08:10.", tag: "teeTime 1", path: "/events/1" };
  expect(await showing(JSON.stringify(push))).toEqual([
    ["Summer Open", expect.objectContaining({ body: "At 08:10.", tag: "teeTime 1" })],
  ]);
});

test.for([undefined, "", "no JSON", "null"])(
  "something is shown of what cannot be read, as browsers ask for: %s",
  async (text) => {
    expect(await showing(text)).toEqual([["Wicked Golf", expect.objectContaining({ data: "/" })]]);
  },
);

const pressing = async (...open: ReadonlyArray<string>) => {
  const close = vi.fn<() => void>();
  const opened: Array<string> = [];
  const focused: Array<string> = [];
  const windows = {
    matchAll: async () => open.map((url) => ({ url, focus: async () => focused.push(url) })),
    openWindow: async (url: string) => opened.push(url),
  };
  await openNotice(windows, { close, data: "/events/1?tab=schedule" });
  expect(close).toHaveBeenCalledOnce();
  return { opened, focused };
};

const page = "https://golf.example/events/1?tab=schedule";

test("a notice that is pressed opens its page, and another page keeps what is typed there", async () => {
  expect(await pressing("https://golf.example/profile")).toEqual({ opened: [page], focused: [] });
});

test("a page that is open already comes to the front", async () => {
  expect(await pressing("https://golf.example/", page)).toEqual({ opened: [], focused: [page] });
});

test("nothing of another site is opened", async () => {
  const windows = { matchAll: async () => [], openWindow: vi.fn<(url: string) => Promise<null>>() };
  const notice = { close: () => undefined, data: "https://elsewhere.example/" };
  await openNotice(windows, notice);
  expect(windows.openWindow).not.toHaveBeenCalled();
});
