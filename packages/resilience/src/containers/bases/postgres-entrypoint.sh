#!/bin/sh
# What the official image's entrypoint does with POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB, and no more: as root it
# goes on as postgres, as another user it stays that user.
set -eu
as_postgres() { "$@"; }
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R postgres:postgres /var/lib/postgresql
  as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" >/tmp/password
  chmod a+r /tmp/password
  as_postgres initdb --pgdata="$PGDATA" --username="$POSTGRES_USER" --pwfile=/tmp/password --encoding=UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo 'host all all all scram-sha-256' | as_postgres tee -a "$PGDATA/pg_hba.conf" >/dev/null
  echo "CREATE DATABASE \"$POSTGRES_DB\"" | as_postgres postgres --single -D "$PGDATA" postgres
fi
sockets='-c unix_socket_directories=/var/run/postgresql'
if [ "$(id -u)" = 0 ]; then exec setpriv --reuid=postgres --regid=postgres --clear-groups "$@" -c listen_addresses='*' $sockets; fi
exec "$@" -c listen_addresses='*' $sockets
