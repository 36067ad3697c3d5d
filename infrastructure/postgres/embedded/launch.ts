import { once } from "node:events";
import { rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { checkLogin } from "../checkLogin.ts";
import { clusterIn, dataIn, homeIn, openCluster } from "./cluster.ts";
import { keepRunning, unwatched, type Watcher } from "./keepRunning.ts";
import { findLauncher } from "./launcher.ts";
import { endLeftover } from "./postmaster.ts";
import { findPrograms } from "./programs.ts";
import { serve } from "./server.ts";
import { clearSockets, findSocketFolder, socketFolderIn } from "./socket.ts";

interface Chosen {
  readonly watcher?: Watcher;
  readonly stopping?: AbortSignal | undefined;
  /** At most so many at once. */
  readonly connections?: number;
}

/**
 * Starts PostgreSQL on the cluster of a folder, at an address that stays the same after a new
 * start.
 */
export const launch = async (folder: string, chosen: Chosen = {}) => {
  const { watcher = unwatched, stopping, connections = 100 } = chosen;
  await endLeftover(dataIn(folder));
  const { initdb, postgres } = await findPrograms();
  const launcher = findLauncher(postgres, homeIn(folder), stopping);
  const { data, isNew } = await openCluster(folder, initdb, launcher);
  clearSockets(folder);

  const port = await freePort();
  const sockets = { unix_socket_directories: socketFolderIn(folder) ?? "" };
  const numbers = { port: String(port), max_connections: String(connections) };
  const options = Object.entries({ ...settings, ...sockets, ...numbers });
  const flags = options.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const start = () => serve(launcher, { folder, program: postgres, args: ["-D", data, ...flags] });

  const { stop } = await keepRunning(start, watcher).catch((error: unknown) => {
    // It has never run, so nobody can miss it.
    if (isNew) rmSync(homeIn(folder), { recursive: true, force: true });
    throw error;
  });
  const url = urlOf(folder, port);
  try {
    await checkLogin(url("postgres"), `in ${folder}`);
    return { url, stop, note: launcher.note };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** `fsync` and `synchronous_commit` stay on, so that acknowledged data survive a power cut. */
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_permissions: "0700",
  shared_buffers: "128MB",
  // Containers have little shared memory, and our queries gain nothing from parallel workers.
  max_parallel_workers_per_gather: "0",
  jit: "off",
  timezone: "UTC",
};

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

/** Prefers the socket, if there is one, to the network address. */
export const urlOf = (folder: string, port: number) => {
  const { password } = clusterIn(folder);
  const sockets = findSocketFolder(folder, port);
  const host = sockets ? `?host=${encodeURIComponent(sockets)}` : "";
  return (database: string) => `postgres://app:${password}@127.0.0.1:${port}/${database}${host}`;
};
