import { END, START } from "@eventstore/db-client";
import { hear } from "./heard.ts";
import { briefly, event, type Steps } from "./observe.ts";

export const followingStreams: Steps = {
  "sub.stream.start": async ({ client }) => {
    const heard = hear(client.subscribeToStream("w-1", { fromRevision: START }));
    await heard.until("CAUGHTUP");
    await client.appendToStream("w-1", event("live"));
    await heard.until("w-1#7:T");
    return heard.stop();
  },
  "sub.stream.from2.exclusive": async ({ client }) => {
    const heard = hear(client.subscribeToStream("w-1", { fromRevision: 2n }));
    await heard.until("CAUGHTUP");
    return heard.stop();
  },
  "sub.stream.end": async ({ client }) => {
    const heard = hear(client.subscribeToStream("w-1", { fromRevision: END }));
    await heard.until("CAUGHTUP");
    await client.appendToStream("w-1", event("live2"));
    await heard.until("w-1#8:T");
    return heard.stop();
  },
  "sub.stream.missing": async ({ client }) => {
    const heard = hear(client.subscribeToStream("w-later", { fromRevision: START }));
    await heard.until("CONFIRM");
    await client.appendToStream("w-later", [event(0), event(1)]);
    await heard.until("CAUGHTUP");
    return heard.stop();
  },
  "sub.stream.beyond": async ({ client }) => {
    const heard = hear(client.subscribeToStream("w-1", { fromRevision: 500n }));
    await heard.until("CAUGHTUP");
    await client.appendToStream("w-1", event("live3"));
    await briefly(client.readStream("w-1")); // It would have arrived by now.
    return heard.stop();
  },
  "sub.stream.links": async ({ client }) => {
    const options = { fromRevision: START, resolveLinkTos: true } as const;
    const heard = hear(client.subscribeToStream("w-links", options));
    await heard.until("CAUGHTUP");
    return heard.stop();
  },
};
