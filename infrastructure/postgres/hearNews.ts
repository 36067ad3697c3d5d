import { Layer } from "effect";
import type { Database } from "./database.ts";
import { listen } from "./listen.ts";

/** Lets a process hear what others change in the reference data. */
export const hearNews = ({ url, news }: Pick<Database, "url" | "news">) =>
  Layer.effectDiscard(
    listen(url, {
      channel: "reference",
      onListening: () => news.listening(true),
      onSilence: () => news.listening(false),
      onNotification: (subject) => {
        if (subject === "people" || subject === "sessions") news.tell(subject);
      },
    }),
  );
