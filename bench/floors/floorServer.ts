import { startHelper } from "../processes.ts";
import { once } from "../setting.ts";

/** The bare Fastify of this run. */
export const floorServer = once(async (setting) => {
  const { ready, ask } = await startHelper(setting, "httpFloor");
  return { url: String(ready), ask };
});
