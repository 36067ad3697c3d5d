import { Effect } from "effect";
import { checkLogin } from "../../postgres/checkLogin.ts";
import { connect } from "../../postgres/database.ts";
import { DatabaseUnavailable } from "../../postgres/databaseUnavailable.ts";
import { migrate } from "../../postgres/migrate.ts";

/** A database to read from, which must be one of ours already. */
export const openSource = (url: string) =>
  connected(url, "--from", async () => {
    const { appends, close } = connect(url);
    const { rows } = await appends
      .query("select to_regclass('event_store.events') as events")
      .finally(close);
    if (rows[0]?.events === null) {
      const message = `The database of --from (${placeIn(url)}) has no events of this product.`;
      throw new DatabaseUnavailable({ message });
    }
  });

/** A database to write into, which becomes one of ours. */
export const openTarget = (url: string) => connected(url, "--to", () => migrate(url));

const connected = (url: string, option: string, prepare: () => Promise<void>) =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        await checkLogin(url, `of ${option} (${placeIn(url)})`);
        await prepare();
        return connect(url);
      },
      catch: (cause) => cause,
    }),
    ({ close }) => Effect.promise(close),
  );

/** Without name and password. */
const placeIn = (url: string) => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};
