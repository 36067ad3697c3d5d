import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { Effect, Fiber, Option, Schedule } from "effect";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Health } from "../../../application/ports/Health.ts";
import { RunnerProgress } from "../../../projections/engine/runnerProgress.ts";
import { isPagePath } from "../../contract/pagePaths.ts";
import { callerAddress } from "../http/callerAddress.ts";
import type { ServerOptions } from "../http/options.ts";
import { pathOf } from "../http/requestLog.ts";
import type { AppRuntime, AppServices } from "../http/runtime.ts";
import { tokenIn } from "../sessions/requestSession.ts";
import { makePage, type Preview } from "./page.ts";
import { previewOf, previewOfBoard } from "./previews.ts";

const FOREVER = "public, max-age=31536000, immutable";

/** Serves the built client, and returns the handler for its pages; null if it is not built. */
export const serveSite = async (
  app: FastifyInstance,
  runtime: AppRuntime,
  options: ServerOptions,
) => {
  const { clientFolder } = options;
  const html = clientFolder === null ? null : await indexOf(clientFolder);
  if (clientFolder === null || html === null) return null;

  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // As a plain file, the page would lack the facts of this installation. Folders are not files.
    allowedPath: (path) => path !== "/index.html" && !path.endsWith("/"),
    // Their names change with their content.
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(clientFolder, "assets") + sep);
      reply.header("cache-control", isHashed ? FOREVER : "no-cache");
    },
  });

  const position = await runtime.runPromise(
    RunnerProgress.use((runner) => Effect.succeed(runner.position)),
  );
  const isComplete = await firstCatchUp(app, runtime);
  const page = makePage(html, { ...options, position, isComplete });
  const sendPage = (request: FastifyRequest, reply: FastifyReply, preview: Preview | null = null) =>
    reply
      .code(isPagePath(pathOf(request)) ? 200 : 404)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(
        page(reply.raw, {
          preview,
          path: pathOf(request),
          origin: originOf(request, options),
          hasSession: tokenIn(request, "player") !== undefined,
        }),
      );
  // An empty segment: the pages know what to do with it, but the file server would refuse it.
  app.get("/events//*", (request, reply) => sendPage(request, reply));
  // A preview is optional: if it cannot be made, the page is sent without it.
  const previewed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    preview: Effect.Effect<Preview, unknown, AppServices>,
  ) =>
    sendPage(
      request,
      reply,
      await runtime.runPromise(Effect.option(preview)).then(Option.getOrNull, () => null),
    );
  app.get<{ Params: { code: string } }>("/follow/:code", (request, reply) =>
    previewed(request, reply, previewOfBoard(request.params.code, callerAddress(request))),
  );
  app.get<{ Params: { event: string } }>("/events/:event", (request, reply) =>
    previewed(request, reply, previewOf(request.params.event)),
  );
  return sendPage;
};

/**
 * After a restore the read models are made from the first event on. Asks every second whether they
 * have caught up, until they have once.
 */
const firstCatchUp = async (app: FastifyInstance, runtime: AppRuntime) => {
  let isComplete = false;
  const ask = Effect.map(
    Health.use(({ report }) => report),
    (report) => {
      isComplete = report.isComplete;
      return isComplete;
    },
  );
  if (!(await runtime.runPromise(ask))) {
    const asking = runtime.runFork(
      Effect.repeat(ask, { until: (is) => is, schedule: Schedule.spaced("1 second") }),
    );
    app.addHook("preClose", () => Effect.runPromise(Fiber.interrupt(asking)));
  }
  return () => isComplete;
};

/** Without a public address, that of the request. */
const originOf = (
  { protocol, host }: FastifyRequest,
  { publicUrl }: Pick<ServerOptions, "publicUrl">,
) => publicUrl?.origin ?? `${protocol}://${host}`;

const indexOf = async (folder: string) => {
  try {
    return await readFile(join(folder, "index.html"), "utf8");
  } catch {
    return null;
  }
};
