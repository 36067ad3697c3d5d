/**
 * How long an unused connection is kept, in milliseconds. On a quiet course a score comes every few
 * seconds, and opening a connection takes longer than a score. A network device between the product
 * and its database may drop silent connections, so keep-alive packets are sent more often than
 * that.
 */
export const idleConnections = {
  idleTimeoutMillis: 10 * 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
};
