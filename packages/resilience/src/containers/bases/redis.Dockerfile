# Stands in for redis:7.2-bookworm: Debian's Redis 7.0, which like the official image answers others without a password.
FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends redis-server \
 && rm -rf /var/lib/apt/lists/* \
 && mkdir -p /data \
 && chown redis:redis /data \
 && printf '#!/bin/sh\nexec /usr/bin/redis-server "$@" --protected-mode no\n' >/usr/local/bin/redis-server \
 && chmod a+x /usr/local/bin/redis-server
VOLUME /data
WORKDIR /data
USER redis
CMD ["redis-server"]
