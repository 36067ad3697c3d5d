import { clientsClaim } from "workbox-core";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import type { Message } from "../device/workerMessages.ts";
import { isKept, isSaving } from "./keptPaths.ts";
import { openNotice, showNotice, type Windows } from "./notices.ts";
import { forgetOwn, keepSavedCard, ownAnswers } from "./ownAnswers.ts";

// Answers for the pages if there is no network. Requests that it does not name go to the server.

/** The files of the client and the page itself, by the build. */
declare const PRECACHED: Parameters<typeof precacheAndRoute>[0];
declare const SHELL: string;

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Windows;
  skipWaiting(): Promise<void>;
  addEventListener(type: "activate", listen: (event: Lasting) => void): void;
  addEventListener(type: "message", listen: (event: MessageEvent<Message> & Lasting) => void): void;
  addEventListener(type: "push", listen: (event: PushArrived) => void): void;
  addEventListener(type: "notificationclick", listen: (event: NoticePressed) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface PushArrived extends Lasting {
  readonly data: { text(): string } | null;
}
interface NoticePressed extends Lasting {
  readonly notification: Notification;
}
const worker = self as unknown as WorkerScope;

/** In seconds. A page that takes longer is answered from the cache. */
const NETWORK_TIMEOUT = 4;
const STORED = 200;

clientsClaim();
worker.addEventListener("activate", (event) => {
  // Pages do not wait until the worker has started.
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable()));
});

precacheAndRoute(PRECACHED, { cleanURLs: false, directoryIndex: "" });

/** The page of the server is more recent; the cached one is the same for all addresses. */
const page = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: [{ handlerDidError: () => matchPrecache(SHELL) }],
});
registerRoute(new NavigationRoute(page, { denylist: [/^\/api\//u] }));

// Reads that are compared before a write must be current. Of a board only the present one is kept:
// who slides through its past would fill the device.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    isKept(url.pathname) &&
    request.cache !== "no-store" &&
    !url.searchParams.has("asOf"),
  ownAnswers,
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isSaving(url.pathname),
  async ({ request, url, event }) => {
    const answer = await fetch(request);
    if (answer.status === STORED) event.waitUntil(keepSavedCard(url.pathname, answer.clone()));
    return answer;
  },
  "POST",
);

worker.addEventListener("message", (event) => {
  if (event.data === "forget") event.waitUntil(forgetOwn());
  if (event.data === "takeOver") event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("push", (event) => {
  event.waitUntil(showNotice(worker.registration, event.data?.text()));
});

worker.addEventListener("notificationclick", (event) => {
  event.waitUntil(openNotice(worker.clients, event.notification));
});
