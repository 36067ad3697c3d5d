import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { WORKER } from "../../client/device/workerMessages.ts";

/**
 * The connection between a player's phone and the product. A story may cut it, because the offline
 * mode of a browser does not apply to its workers.
 */
export const openLine = async (product: string) => {
  let isCut = false;
  let isNewer = false;
  const server = createServer((asked, answer) => {
    const { method, headers, url = "/" } = asked;
    // The length would be wrong, because the file may be compressed.
    const isChanged = isNewer && url === WORKER;
    const sent = isChanged ? { ...headers, "accept-encoding": "identity" } : headers;
    // A connection that was used before may be closed by the product at the moment of the next
    // request, which a browser would send again. So each request has its own.
    const way = { method, headers: sent, agent: false } as const;
    const onward = request(new URL(url, product), way, (got) => {
      const answered = { ...got.headers };
      if (isChanged) delete answered["content-length"];
      answer.writeHead(got.statusCode ?? 0, answered);
      if (isChanged) answer.write("// Another version.\n");
      got.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    asked.pipe(onward);
  });
  server.on("connection", (socket) => {
    if (isCut) socket.destroy();
  });
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://localhost:${port}`,
    cut: async (page: Page) => {
      isCut = true;
      server.closeAllConnections();
      await page.context().setOffline(true);
    },
    mend: async (page: Page) => {
      isCut = false;
      await page.context().setOffline(false);
    },
    /** From now on the browser receives another version of the product. */
    installAnotherVersion: () => {
      isNewer = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};

export type Line = Awaited<ReturnType<typeof openLine>>;
