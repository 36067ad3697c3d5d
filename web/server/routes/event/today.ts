import type { FastifyInstance } from "fastify";
import { getToday } from "../../../contract/event/today.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { todayOf } from "../../views/event/today/today.ts";

export const todayRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getToday, ({ caller }) => todayOf(caller.id));
};
