import { Layer } from "effect";
import type { Database } from "./database.ts";
import { listen } from "./listen.ts";

/** Invalidates the cached reference data of this process when another process changes them. */
export const listenForInvalidation = ({
  url,
  invalidation,
}: Pick<Database, "url" | "invalidation">) =>
  Layer.effectDiscard(
    listen(url, {
      channel: "reference",
      onListening: () => invalidation.setListening(true),
      onSilence: () => invalidation.setListening(false),
      onNotification: (subject) => {
        if (subject === "people" || subject === "sessions") invalidation.invalidate(subject);
      },
    }),
  );
