# Stands in for redis:7.2-bookworm: Debian's Redis 7.0.
FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends redis-server \
 && rm -rf /var/lib/apt/lists/* \
 && mkdir -p /data \
 && chown redis:redis /data
VOLUME /data
WORKDIR /data
USER redis
CMD ["redis-server"]
