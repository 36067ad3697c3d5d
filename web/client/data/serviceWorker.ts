import type { QueryClient } from "@tanstack/react-query";
import { newVersion } from "../device/newVersion.ts";
import { isAnythingUnsent } from "../device/storage.ts";
import { type Message, WORKER } from "../device/workerMessages.ts";
import { askWhoPlays, queryKeys, readAllAgain } from "./sessions.ts";

const A_WHILE = 10_000;

/** Starts the service worker, which answers without a network. Some browsers do without it. */
export const startServiceWorker = async (queries: QueryClient): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  followTakeOvers(queries, serviceWorker);
  try {
    const registration = await serviceWorker.register(WORKER);
    keepSession(queries, registration);
    keepCurrent(registration);
  } catch {
    // The browser has logged the reason. The pages work without a worker.
  }
};

const say = (worker: ServiceWorker | null, message: Message) => worker?.postMessage(message);

type Session = { readonly id: string } | null;

/**
 * Removes the cached data at each change of the player's or the administrator's session. A new
 * session of a player is read, as signing in only writes.
 */
const keepSession = (queries: QueryClient, registration: ServiceWorkerRegistration) => {
  const sessions = [queryKeys.user, queryKeys.adminSession] as const;
  const known = new Map<string, Session | undefined>(
    sessions.map((queryKey) => [queryKey[0], queries.getQueryData<Session>(queryKey)]),
  );
  queries.getQueryCache().subscribe(({ query }) => {
    const [name] = query.queryKey as ReadonlyArray<string>;
    if (name === undefined || !known.has(name)) return;
    const now: Session | undefined = query.state.data;
    const before = known.get(name);
    known.set(name, now);
    if (now?.id === before?.id) return;
    if (before) say(registration.active, "forget");
    if (before !== null || !now) return;
    if (name === queryKeys.user[0]) {
      void askWhoPlays(queries);
    } else say(registration.active, "forget");
  });
};

/** The very first worker has seen none of the requests of this page. */
const followTakeOvers = (queries: QueryClient, serviceWorker: ServiceWorkerContainer) => {
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (!isFirst) newVersion.arrived();
    else if (queries.getQueryData(queryKeys.user) !== null) void readAllAgain(queries);
    isFirst = false;
  });
};

/** A new version takes over as soon as no entered score waits for the present one. */
const keepCurrent = (registration: ServiceWorkerRegistration) => {
  const tryToTakeOver = () => {
    if (registration.waiting === null) return;
    // Waiting scores are sent elsewhere, without a notification.
    if (isAnythingUnsent()) setTimeout(tryToTakeOver, A_WHILE);
    else say(registration.waiting, "takeOver");
  };
  const lookForAnother = () => {
    if (document.visibilityState !== "visible") return;
    tryToTakeOver();
    // Fails without a network.
    registration.update().catch(() => undefined);
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tryToTakeOver);
  });
  document.addEventListener("visibilitychange", lookForAnother);
  window.addEventListener("online", lookForAnother);
  tryToTakeOver();
};
