import { Effect } from "effect";
import { checkLogin } from "../../postgres/checkLogin.ts";
import { connect } from "../../postgres/database.ts";
import { DatabaseUnavailable } from "../../postgres/databaseUnavailable.ts";
import { migrate } from "../../postgres/migrate.ts";

/** Opens a database to read from. It must already be a database of the product. */
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

/** Opens a database to write into. It becomes a database of the product. */
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

/** Removes the user name and the password. */
const placeIn = (url: string) => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};
