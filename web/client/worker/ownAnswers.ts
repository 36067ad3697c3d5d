import { NetworkFirst } from "workbox-strategies";
import { ANSWERED_TO } from "../../contract/answeredTo.ts";
import { replaceCard } from "../device/replaceCard.ts";
import { KEPT } from "../device/workerMessages.ts";
import { cardsBeside, isOf, pathsOfPad } from "./keptPaths.ts";

const NAME = "own";
/** Covers the time from the evening before a round to its end. */
const MAXIMUM_AGE = 24 * 60 * 60 * 1000;
const UNAUTHENTICATED = 401;
const GONE = [403, 404];

/** Counts the sessions, so that answers of one session are not cached in the next. */
let session = 0;

export const forgetOwn = async (): Promise<void> => {
  session += 1;
  await caches.delete(NAME);
};

/** What an administrator reads is not for the player who uses this browser later. */
const mayKeep = ({ status, headers }: Response) => status === 200 && !headers.has(ANSWERED_TO);

const isRecent = (response: Response) =>
  Date.now() - Date.parse(response.headers.get("date") ?? "") < MAXIMUM_AGE;

/** Pages must know that the answer is cached, and of when it is. */
const marked = (response: Response) => {
  const headers = new Headers(response.headers);
  headers.set(KEPT, response.headers.get("date") ?? "");
  return new Response(response.body, { status: response.status, headers });
};

/**
 * Caches what the player reads. The server is always asked first; without a network the cached
 * answer is used.
 */
export const ownAnswers = new NetworkFirst({
  cacheName: NAME,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      handlerWillStart: async ({ state = {} }) => {
        state["session"] = session;
      },
      cacheWillUpdate: async ({ request, response, state = {} }) => {
        if (response.status === UNAUTHENTICATED) await forgetOwn();
        if (GONE.includes(response.status)) await (await caches.open(NAME)).delete(request);
        return mayKeep(response) && state["session"] === session ? response : null;
      },
      cacheDidUpdate: async ({ request, newResponse, event }) => {
        const { pathname } = new URL(request.url);
        if (isOf("/api/events/:eventId", pathname)) await keepUnderId(newResponse);
        if (isOf("/api/user/today", pathname)) await readPads(newResponse, event);
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && isRecent(cachedResponse) ? marked(cachedResponse) : null,
    },
  ],
});

/** An event can also be read by its public number, but its pages use the id. */
const keepUnderId = async (answer: Response) => {
  const { id }: { readonly id: string } = await answer.clone().json();
  await (await caches.open(NAME)).put(`/api/events/${id}`, answer);
};

interface Today {
  readonly event: { readonly id: string };
  readonly round: { readonly roundNumber: number } | null;
  readonly teeTime: { readonly roundNumber: number } | null;
}

/**
 * Fetches the data of the pad as soon as a player has seen the round, so that the pad opens without
 * a network later.
 */
const readPads = async (answer: Response, event: Event) => {
  const today: ReadonlyArray<Today> = await answer.json();
  const paths = today.flatMap(({ event: { id }, round, teeTime }) =>
    [round, teeTime].flatMap((one) => (one ? pathsOfPad(id, one.roundNumber) : [])),
  );
  const cache = await caches.open(NAME);
  for (const path of paths) {
    if (!(await cache.match(path, { ignoreVary: true }))) {
      await ownAnswers.handle({ event, request: new Request(path) });
    }
  }
};

/** The answer to a score is the card, which replaces the cached one. */
export const keepSavedCard = async (path: string, answer: Response): Promise<void> => {
  const asked = session;
  const card = await answer.clone().json();
  const cache = await caches.open(NAME);
  const key = cardsBeside(path);
  const before = await cache.match(key, { ignoreVary: true });
  if (!before || session !== asked) return;
  const cards = replaceCard(await before.json(), card);
  await cache.put(key, new Response(JSON.stringify(cards), { headers: answer.headers }));
};
