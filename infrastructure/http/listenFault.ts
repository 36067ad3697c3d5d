import { createServer } from "node:net";

/** Why nothing can listen there now; null if a server could. */
export const listenFault = (port: number, host: string) =>
  new Promise<Error | null>((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
