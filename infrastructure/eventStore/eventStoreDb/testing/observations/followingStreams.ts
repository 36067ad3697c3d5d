import { END, START } from "@eventstore/db-client";
import { briefly, event, type Steps } from "./observe.ts";
import { recordSubscription } from "./recordSubscription.ts";

export const followingStreams: Steps = {
  "sub.stream.start": async ({ client }) => {
    const recording = recordSubscription(client.subscribeToStream("w-1", { fromRevision: START }));
    await recording.until("CAUGHTUP");
    await client.appendToStream("w-1", event("live"));
    await recording.until("w-1#7:T");
    return recording.stop();
  },
  "sub.stream.from2.exclusive": async ({ client }) => {
    const recording = recordSubscription(client.subscribeToStream("w-1", { fromRevision: 2n }));
    await recording.until("CAUGHTUP");
    return recording.stop();
  },
  "sub.stream.end": async ({ client }) => {
    const recording = recordSubscription(client.subscribeToStream("w-1", { fromRevision: END }));
    await recording.until("CAUGHTUP");
    await client.appendToStream("w-1", event("live2"));
    await recording.until("w-1#8:T");
    return recording.stop();
  },
  "sub.stream.missing": async ({ client }) => {
    const recording = recordSubscription(
      client.subscribeToStream("w-later", { fromRevision: START }),
    );
    await recording.until("CONFIRM");
    await client.appendToStream("w-later", [event(0), event(1)]);
    await recording.until("CAUGHTUP");
    return recording.stop();
  },
  "sub.stream.beyond": async ({ client }) => {
    const recording = recordSubscription(client.subscribeToStream("w-1", { fromRevision: 500n }));
    await recording.until("CAUGHTUP");
    await client.appendToStream("w-1", event("live3"));
    await briefly(client.readStream("w-1")); // It would have arrived by now.
    return recording.stop();
  },
  "sub.stream.links": async ({ client }) => {
    const options = { fromRevision: START, resolveLinkTos: true } as const;
    const recording = recordSubscription(client.subscribeToStream("w-links", options));
    await recording.until("CAUGHTUP");
    return recording.stop();
  },
};
