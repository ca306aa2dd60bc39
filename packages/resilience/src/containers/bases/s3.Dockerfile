# Stands in for chrislusf/seaweedfs: s3rver, started as "weed server", with the account of -s3.config.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE}
RUN apt-get update \
 && apt-get install -y --no-install-recommends wget \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /weed
COPY node_modules ./node_modules
COPY weed.mjs ./
VOLUME /data
ENTRYPOINT ["node", "/weed/weed.mjs"]
