import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { until } from "../../../../infrastructure/testing/until.ts";
import { freePort } from "./processes.ts";

export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis that keeps nothing on a disk: when it is killed it has lost everything. */
export const openRedis = async () => {
  const port = await freePort();
  const start = async () => {
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", ""];
    const child = spawn("redis-server", options, { stdio: "ignore" });
    await until("Redis listens", () => listens(port));
    return child;
  };
  let child = await start();
  const kill = async () => {
    if (child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    /** It keeps its connections and answers nothing. */
    fallSilent: () => child.kill("SIGSTOP"),
    speakAgain: () => child.kill("SIGCONT"),
    restart: async () => {
      child = await start();
    },
  };
};

const listens = async (port: number) => {
  const socket = connect(port, "127.0.0.1");
  const isOpen = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
};
