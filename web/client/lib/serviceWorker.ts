import type { QueryClient } from "@tanstack/react-query";
import type { User } from "../../contract/user.ts";
import { newVersion } from "./newVersion.ts";
import { queryKeys } from "./queryKeys.ts";
import { isAnythingUnsent } from "./storage.ts";
import { type Message, WORKER } from "./workerMessages.ts";

const A_WHILE = 10_000;

/** Starts what answers for the pages where there is no network. Old and strange browsers go without. */
export const startServiceWorker = async (queries: QueryClient): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  followTakeOvers(queries, serviceWorker);
  try {
    const registration = await serviceWorker.register(WORKER);
    keepSession(queries, registration);
    keepCurrent(registration);
  } catch {
    // The browser has said why on its console. The pages work as without a worker.
  }
};

const say = (worker: ServiceWorker | null, message: Message) => worker?.postMessage(message);

/** What was kept of a player goes with the session. A new one is read, since signing in only wrote. */
const keepSession = (queries: QueryClient, registration: ServiceWorkerRegistration) => {
  let known = queries.getQueryData<User | null>(queryKeys.user);
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== queryKeys.user[0]) return;
    const user: User | null | undefined = query.state.data;
    const before = known;
    known = user;
    if (user?.id === before?.id) return;
    if (before) say(registration.active, "forget");
    if (user && before === null) void queries.invalidateQueries({ queryKey: queryKeys.user });
  });
};

/** The very first worker has seen nothing of what this page has read, or is just reading. */
const followTakeOvers = (queries: QueryClient, serviceWorker: ServiceWorkerContainer) => {
  let isFirst = serviceWorker.controller === null;
  const readAgain = async () => {
    await queries.cancelQueries();
    await queries.invalidateQueries();
  };
  serviceWorker.addEventListener("controllerchange", () => {
    if (!isFirst) newVersion.arrived();
    else if (queries.getQueryData(queryKeys.user) !== null) void readAgain();
    isFirst = false;
  });
};

/** Another version takes over as soon as nothing that was entered waits for the present one. */
const keepCurrent = (registration: ServiceWorkerRegistration) => {
  const tryToTakeOver = () => {
    if (registration.waiting === null) return;
    // What waits is sent by others, who tell nobody.
    if (isAnythingUnsent()) setTimeout(tryToTakeOver, A_WHILE);
    else say(registration.waiting, "takeOver");
  };
  const lookForAnother = () => {
    if (document.visibilityState !== "visible") return;
    tryToTakeOver();
    // Without a network there is none.
    registration.update().catch(() => undefined);
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tryToTakeOver);
  });
  document.addEventListener("visibilitychange", lookForAnother);
  window.addEventListener("online", lookForAnother);
  tryToTakeOver();
};
