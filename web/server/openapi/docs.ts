import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { IMAGES } from "../http/headers.ts";
import type { ServerOptions } from "../http/options.ts";
import { openApiDocument } from "./document.ts";

/** `/api/docs/json` is the document, `/api/docs` shows it. */
export const serveDocs = async (app: FastifyInstance, options: ServerOptions) => {
  await app.register(swagger, {
    openapi: {},
    // The document is made from the contract, because the routes contain less. It is made at the
    // first request.
    hideUntagged: true,
    transformObject: () => openApiDocument(options),
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    // Its style sheet contains its icons.
    transformStaticCSP: (policy) => policy.replace(IMAGES, `${IMAGES} data:`),
    uiConfig: { layout: "BaseLayout", docExpansion: "list" },
    theme: { title: `${options.brand.name} API` },
  });
};
