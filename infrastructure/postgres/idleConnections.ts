/**
 * How long a connection that nobody uses is kept, in milliseconds. On a quiet course a score comes
 * every few seconds, and a new connection takes longer than a score. What stands between the product
 * and its database may forget silent ones, so they are heard of more often than that.
 */
export const idleConnections = {
  idleTimeoutMillis: 10 * 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
};
