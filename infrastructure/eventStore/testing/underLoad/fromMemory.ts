import { type Context, Stream } from "effect";
import type { KyselyPlugin } from "kysely";
import type { EventLog } from "../../../../application/ports/EventLog.ts";
import type { Database } from "../../../postgres/database.ts";

/** Counts the events that the log in PostgreSQL hands on to one reader without asking the table. */
export const countFromMemory = () => {
  let events = 0;
  let questions = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      questions += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    events: () => events,
    watchTable: (log: Database["log"]) => log.withPlugin(counting),
    watchLog: (log: Context.Service.Shape<typeof EventLog>) =>
      ({
        ...log,
        after: (position) =>
          Stream.suspend(() => {
            let before = questions;
            return Stream.map(log.after(position), (page) => {
              if (questions === before) events += page.length;
              before = questions;
              return page;
            });
          }),
      }) satisfies typeof log,
  };
};
