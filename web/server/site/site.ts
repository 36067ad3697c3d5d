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
import { readChunkFiles } from "./chunkFiles.ts";
import { makeFirstAnswers } from "./firstAnswers.ts";
import { firstPageAt } from "./firstPages.ts";
import { loadDrawing, makeFirstPictures } from "./firstPictures.ts";
import { type Asked, type First, factsOf, makePage, type Preview } from "./page.ts";
import { previewOf, previewOfBoard } from "./previews.ts";

const FOREVER = "public, max-age=31536000, immutable";
const validators = ["etag", "last-modified", "accept-ranges"];

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
    // As a plain file, the page would lack the facts of this installation. Folders are not files, and
    // what draws first pictures is for the server.
    allowedPath: (path) =>
      path !== "/index.html" && !path.startsWith("/server/") && !path.endsWith("/"),
    // Their names change with their content.
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(clientFolder, "assets") + sep);
      reply.header("cache-control", isHashed ? FOREVER : "no-cache");
      // Nobody asks whether such a file has changed, and on a slow line its headers count.
      if (isHashed) for (const name of validators) reply.removeHeader(name);
    },
  });

  const position = await runtime.runPromise(
    RunnerProgress.use((runner) => Effect.succeed(runner.position)),
  );
  const isComplete = await firstCatchUp(app, runtime);
  const page = makePage(html, { ...options, position, isComplete });
  const read = await readChunkFiles(clientFolder);
  const files = {
    events: await read("events"),
    board: await read("board"),
    pad: await read("pad"),
  };
  const answersTo = makeFirstAnswers(app);
  const load = () => loadDrawing(clientFolder, factsOf(options));
  const pictureOf = makeFirstPictures(load, app.log);

  const firstOf = async (request: FastifyRequest, hasSession: boolean): Promise<First | null> => {
    if (!isFirstVisit(request)) return null;
    const search = new URLSearchParams(request.url.split("?")[1]);
    const found = firstPageAt(pathOf(request), { hasSession, search });
    if (!found) return null;
    // Read before the answers are made, so that the page hears of every later change.
    const before = position();
    const answers = await answersTo(request, found.calls, hasSession);
    const asked = { path: pathOf(request), search: `${search}`, hasSession };
    return {
      position: before,
      files: files[found.chunk],
      answers: answers?.all ?? "{}",
      picture: answers && isComplete() ? pictureOf(found, asked, answers) : null,
    };
  };

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Pick<Asked, "preview" | "first">,
  ) =>
    reply
      .code(isPagePath(pathOf(request)) ? 200 : 404)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(
        page(reply.raw, {
          ...asked,
          path: pathOf(request),
          origin: originOf(request, options),
          hasSession: hasSessionIn(request),
        }),
      );

  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, { preview: null, first: null });
  const sendFirst = async (request: FastifyRequest, reply: FastifyReply, preview: Preview | null) =>
    send(request, reply, { preview, first: await firstOf(request, hasSessionIn(request)) });
  /** If there is nothing to preview, nothing is asked either: a wrong code counts as one attempt. */
  const sendPreviewed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Effect.Effect<Preview, unknown, AppServices>,
  ) => {
    const preview = await runtime
      .runPromise(Effect.option(asked))
      .then(Option.getOrNull, () => null);
    return preview === null ? sendPage(request, reply) : sendFirst(request, reply, preview);
  };
  app.get("/", (request, reply) => sendFirst(request, reply, null));
  // An empty segment: the pages know what to do with it, but the file server would refuse it.
  app.get("/events//*", sendPage);
  app.get<{ Params: { code: string } }>("/follow/:code", (request, reply) =>
    sendPreviewed(request, reply, previewOfBoard(request.params.code, callerAddress(request))),
  );
  app.get<{ Params: { event: string } }>("/events/:event", (request, reply) =>
    sendPreviewed(request, reply, previewOf(request.params.event)),
  );
  return sendPage;
};

const hasSessionIn = (request: FastifyRequest) => tokenIn(request, "player") !== undefined;

/**
 * The worker of the pages, which a first visit installs, asks itself for what it may give without a
 * network. Its copy of the page is that of nobody.
 */
const isFirstVisit = ({ headers, url }: FastifyRequest) =>
  headers["service-worker-navigation-preload"] === undefined && !url.endsWith("?shell");

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
