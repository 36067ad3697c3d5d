import type { FastifyInstance, InjectOptions } from "fastify";
import { test as base } from "vitest";
import { buildApp } from "../app.ts";
import type { ServerOptions } from "../http/options.ts";
import type { Routes } from "../http/runtime.ts";
import { cookieWith } from "./cookies.ts";
import { testOptions } from "./options.ts";
import { callers, makeWorld, type Who } from "./world.ts";

interface Fixtures {
  readonly world: ReturnType<typeof makeWorld>;
  /** The server around these calls, without the product behind it. */
  readonly serving: (routes: Routes, options?: Partial<ServerOptions>) => Promise<FastifyInstance>;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  world: async ({}, use) => {
    const world = makeWorld();
    await use(world);
    await world.runtime.dispose();
  },
  serving: async ({ world }, use) => {
    const servers: Array<FastifyInstance> = [];
    await use(async (routes, options = {}) => {
      const server = await buildApp(world.runtime, { ...testOptions, ...options }, [routes]);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.close();
  },
});

interface Asked extends Omit<InjectOptions, "cookies"> {
  readonly cookies?: Readonly<Record<string, string>>;
}

/** Sends a request as one of the callers, with the cookie of their session. */
export const ask = (
  app: FastifyInstance,
  who: Who,
  { cookies: others = {}, ...request }: Asked,
) => {
  const caller = callers[who];
  const own = caller ? cookieWith(app, caller.kind, caller.id) : {};
  return app.inject({ ...request, cookies: { ...own, ...others } });
};
