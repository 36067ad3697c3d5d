import type pg from "pg";

interface Share {
  readonly connection: Promise<pg.PoolClient>;
  users: number;
  hasFailed: boolean;
}

/**
 * Of a pool with one connection that pipelines: a query is sent while others wait for their answers,
 * which come in the same order. After a failure the next query has a new connection.
 */
export const shareConnection = (pool: pg.Pool) => {
  let current: Share | undefined;

  const leave = async (share: Share) => {
    share.users -= 1;
    if (current === share && (share.hasFailed || share.users === 0)) current = undefined;
    if (share.users > 0) return;
    const connection = await share.connection.catch(() => undefined);
    connection?.release(share.hasFailed);
  };

  return {
    query: async <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => {
      const share = (current ??= { connection: pool.connect(), users: 0, hasFailed: false });
      share.users += 1;
      try {
        return await (await share.connection).query<Row>(query);
      } catch (error) {
        share.hasFailed = true;
        throw error;
      } finally {
        void leave(share);
      }
    },
  };
};
export type SharedConnection = ReturnType<typeof shareConnection>;
