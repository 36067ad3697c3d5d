import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../../../infrastructure/postgres/embedded.ts";
import { newCluster } from "../../../../infrastructure/postgres/testing/newCluster.ts";
import { openProxy } from "./databaseProxy.ts";
import { withProcesses } from "./processes.ts";

interface Leaving {
  /** The address that stays the same. */
  readonly url: string;
  /** An address past the proxy, for checks from outside. */
  readonly directUrl: () => string;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly fallSilent: () => void;
  readonly speakAgain: () => void;
}

/** A PostgreSQL of the test, behind one address. It can stop, come back, and stop answering. */
export const openLeaving = async (): Promise<Leaving & { readonly close: () => Promise<void> }> => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-leaving-"));
  newCluster(folder);
  const proxy = await openProxy();
  let running: EmbeddedPostgres | null = null;

  const directUrl = () => running?.url("postgres") ?? "postgres://nobody@127.0.0.1:1/nothing";
  const start = async () => {
    running = await startEmbeddedPostgres(folder, { program: "npm test", kind: "server" });
    proxy.lead(Number(new URL(directUrl()).port));
  };
  const stop = async () => {
    proxy.lead(null);
    await running?.stop();
    running = null;
  };

  await start();
  const url = new URL(directUrl());
  url.port = String(proxy.port);
  url.search = ""; // The socket would lead past the proxy.
  const { fallSilent, speakAgain } = proxy;
  const close = async () => {
    await proxy.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: url.href, directUrl, stop, start, fallSilent, speakAgain, close };
};

export const test = withProcesses.extend<{ readonly leaving: Leaving }>({
  leaving: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
    async ({}, use) => {
      const { close, ...leaving } = await openLeaving();
      await use(leaving);
      await close();
    },
    { scope: "file" },
  ],
});
