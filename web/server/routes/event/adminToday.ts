import type { FastifyInstance } from "fastify";
import { getAdminToday } from "../../../contract/event/adminToday.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { todayOfAdmin } from "../../views/event/adminToday/todayOfAdmin.ts";

export const adminTodayRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getAdminToday, ({ caller }) => todayOfAdmin(caller));
};
