import { afterEach, expect, test, vi } from "vitest";
import { noticeObstacle, receivesNotices, subscribeToNotices } from "./notices.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Four bytes, as a server names them. */
const KEY = "AQID_w";
const bytes = Uint8Array.from([1, 2, 3, 255]);

interface Browser {
  readonly permission?: NotificationPermission;
  /** What the person answers when asked. */
  readonly answers?: NotificationPermission;
  readonly subscribedWith?: Uint8Array<ArrayBuffer> | null;
  readonly userAgent?: string;
  readonly maxTouchPoints?: number;
}

const aBrowser = ({
  permission = "granted",
  answers = "granted",
  subscribedWith = null,
  userAgent = "Firefox",
  maxTouchPoints = 0,
}: Browser) => {
  const made = (key: Uint8Array<ArrayBuffer>) => ({
    options: { applicationServerKey: key.buffer },
    unsubscribe: vi.fn<() => Promise<boolean>>(async () => true),
  });
  const before = subscribedWith && made(subscribedWith);
  const pushManager = {
    getSubscription: async () => before,
    subscribe: vi.fn<(options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => unknown>(
      async ({ applicationServerKey }) => made(applicationServerKey),
    ),
  };
  const getRegistration = async () => ({ pushManager });
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints, serviceWorker: { getRegistration } });
  const Notification = { permission, requestPermission: async () => answers };
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { PushManager: {}, Notification });
  return { before, pushManager };
};

test.for([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)", 5, "homeScreen"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, "homeScreen"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, "unsupported"],
  ["Mozilla/5.0 (X11; Linux)", 0, "unsupported"],
] as const)(
  "a browser without push services says what helps: %s",
  ([userAgent, touches, obstacle]) => {
    aBrowser({ userAgent, maxTouchPoints: touches });
    vi.stubGlobal("window", {});
    expect(noticeObstacle()).toBe(obstacle);
  },
);

test("a person who has said no is told where to take it back", () => {
  aBrowser({ permission: "denied" });
  expect(noticeObstacle()).toBe("refused");
  aBrowser({ permission: "default" });
  expect(noticeObstacle()).toBeNull();
});

test("a browser receives notices of the server that it has subscribed to, while it may show them", async () => {
  aBrowser({ subscribedWith: bytes });
  expect(await receivesNotices(KEY)).toBe(true);
  aBrowser({ subscribedWith: bytes, permission: "default" });
  expect(await receivesNotices(KEY)).toBe(false);
  aBrowser({ subscribedWith: Uint8Array.from([9]) });
  expect(await receivesNotices(KEY)).toBe(false);
  aBrowser({});
  expect(await receivesNotices(KEY)).toBe(false);
});

test("a subscription is kept, and replaced if it is that of another key", async () => {
  const same = aBrowser({ subscribedWith: bytes });
  expect(await subscribeToNotices(KEY)).toBe(same.before);
  const other = aBrowser({ subscribedWith: Uint8Array.from([9]) });
  await subscribeToNotices(KEY);
  expect(other.before?.unsubscribe).toHaveBeenCalledOnce();
  expect(other.pushManager.subscribe).toHaveBeenCalledWith({
    ...{ userVisibleOnly: true, applicationServerKey: bytes },
  });
});

test("a person who says no is not subscribed", async () => {
  const { pushManager } = aBrowser({ answers: "denied" });
  expect(await subscribeToNotices(KEY)).toBeNull();
  expect(pushManager.subscribe).not.toHaveBeenCalled();
});
