# One image per app: docker build --target api|crawler|analyst|courier|mcp|operator .
# Needs BuildKit (Docker 23 or newer, or DOCKER_BUILDKIT=1). Behind a mirror: --secret id=npmrc,src=$HOME/.npmrc, and
# --secret id=ca,src=FILE with cafile=/run/secrets/ca in that file.
# For reproducible images pin the base by its digest: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:…
# The lockfile pins npm packages. Debian's packages (browser and fonts of the crawler) are the current ones.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS packed
WORKDIR /src
# Fetched first, so that this layer changes only with the lockfile.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca \
    npm exec --yes -- "$(node -p 'require("./package.json").packageManager')" fetch
COPY . .
# Each app with its own code and production dependencies only. The browser is Debian's, not the one from npm.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca \
    node scripts/run.mjs pack api operator /packed/api \
 && node scripts/run.mjs pack crawler /packed/crawler --without @sparticuz/chromium \
 && node scripts/run.mjs pack analyst /packed/analyst \
 && node scripts/run.mjs pack courier /packed/courier \
 && node scripts/run.mjs pack mcp /packed/mcp \
 && node scripts/run.mjs pack operator /packed/operator

FROM ${NODE_IMAGE} AS runtime
# No package managers in the runtime image.
RUN rm -rf /opt/yarn-* /usr/local/lib/node_modules /usr/local/bin/corepack /usr/local/bin/npm /usr/local/bin/npx \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg
# Image processing uses many threads, and glibc would keep freed memory for each.
ENV NODE_ENV=production \
    METRICS_PORT=9464 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /app
LABEL org.opencontainers.image.vendor="Brandprint" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.documentation="docs/operations.md"
EXPOSE 9464
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

FROM runtime AS api
COPY --from=packed /packed/api ./
ARG VERSION=0.1.0
ARG REVISION=
ENV BUILD_REVISION=${REVISION}
LABEL org.opencontainers.image.title="brandprint-api" \
      org.opencontainers.image.description="Brandprint: requests in, rows and jobs out" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
EXPOSE 3000
USER 10001:10001
ENTRYPOINT ["node", "apps/api/src/main.js"]

FROM runtime AS crawler
# Chromium's sandbox uses user namespaces (k8s/seccomp) and not the setuid helper, so chromium-sandbox is not installed.
# Fonts for the languages of sites; tini reaps orphaned browser processes.
RUN apt-get update \
 && apt-get install -y --no-install-recommends \
      chromium \
      fontconfig \
      fonts-dejavu-core \
      fonts-liberation \
      fonts-noto-cjk \
      fonts-noto-color-emoji \
      fonts-noto-core \
      tini \
 && apt-get clean \
 && rm -rf /var/lib/apt/lists/* \
 && fc-cache -f
ENV PUPPETEER_EXECUTABLE_PATH=/usr/bin/chromium \
    BRANDPRINT_BROWSER=auto \
    HOME=/tmp
COPY --from=packed /packed/crawler ./
ARG VERSION=0.1.0
ARG REVISION=
ENV BUILD_REVISION=${REVISION}
LABEL org.opencontainers.image.title="brandprint-crawler" \
      org.opencontainers.image.description="Brandprint: sites to evidence, in a browser" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
VOLUME /tmp
USER 10001:10001
ENTRYPOINT ["tini", "--", "node", "apps/crawler/src/main.js"]

FROM runtime AS analyst
COPY --from=packed /packed/analyst ./
ARG VERSION=0.1.0
ARG REVISION=
ENV BUILD_REVISION=${REVISION}
LABEL org.opencontainers.image.title="brandprint-analyst" \
      org.opencontainers.image.description="Brandprint: evidence to sections" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
USER 10001:10001
ENTRYPOINT ["node", "apps/analyst/src/main.js"]

FROM runtime AS courier
COPY --from=packed /packed/courier ./
ARG VERSION=0.1.0
ARG REVISION=
ENV BUILD_REVISION=${REVISION}
LABEL org.opencontainers.image.title="brandprint-courier" \
      org.opencontainers.image.description="Brandprint: webhooks, expiry, lost work" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
USER 10001:10001
ENTRYPOINT ["node", "apps/courier/src/main.js"]

# For assistants, over HTTP: docs/mcp.md. One port for all.
FROM runtime AS mcp
COPY --from=packed /packed/mcp ./
ARG VERSION=0.1.0
ARG REVISION=
ENV BUILD_REVISION=${REVISION}
LABEL org.opencontainers.image.title="brandprint-mcp" \
      org.opencontainers.image.description="Brandprint: brands for assistants, as an MCP server" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
EXPOSE 3010
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3010/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
USER 10001:10001
ENTRYPOINT ["node", "apps/mcp/src/main.js"]
CMD ["--http", "3010", "--host", "0.0.0.0"]

# Migrations before a release; API keys and workspaces.
FROM runtime AS operator
COPY --from=packed /packed/operator ./
ARG VERSION=0.1.0
ARG REVISION=
LABEL org.opencontainers.image.title="brandprint-operator" \
      org.opencontainers.image.description="Brandprint: migrations, keys, workspaces" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
HEALTHCHECK NONE
USER 10001:10001
ENTRYPOINT ["node", "apps/operator/src/main.js"]
CMD ["migrate"]
