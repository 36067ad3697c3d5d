import { freePort, startHelper } from "../processes.ts";
import { once } from "../setting.ts";
import type { Boards } from "./httpFloor.ts";

/** The bare Fastify server of this run. */
export const floorServer = once(async (setting) => {
  const port = await freePort();
  const launch = () => startHelper(setting, "httpFloor", [String(port)]);
  let helper = await launch();
  let version = 0;
  const show = async (texts: ReadonlyArray<string>) => {
    await helper.ask({ texts, version } satisfies Boards);
    version += texts.length;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    eventId: "floor",
    /** The present board, and the board after each score. */
    show,
    memory: () => helper.memory(),
    stop: () => helper.stop(),
    start: async (texts: ReadonlyArray<string>) => {
      helper = await launch();
      await show(texts);
    },
  };
});
