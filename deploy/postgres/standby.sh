#!/usr/bin/env bash
# Follows the primary; on an empty folder it copies the primary first. `pg_ctl promote` makes it a primary. Whatever stands
# behind it is passed on to postgres: `standby.sh -c listen_addresses='*'`.
set -euo pipefail

export PGPASSWORD="$REPLICATION_PASSWORD"
primary=(-h "$PRIMARY" -p "${PRIMARY_PORT:-5432}" -U replicator)
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "${PGDATA:?}"/*
  # a primary that was a standby has no slot for one yet
  pg_receivewal "${primary[@]}" -S standby --create-slot --if-not-exists
  pg_basebackup "${primary[@]}" -D "$PGDATA" -R -S standby -X stream -c fast
fi
# Debian has the programs of a server in a folder of their version
PATH="/usr/lib/postgresql/$(cat "$PGDATA/PG_VERSION")/bin:$PATH"
# Debian has the primary's settings elsewhere, so they are not in the copy: some may not be lower than they were there
if [ ! -e "$PGDATA/postgresql.conf" ]; then
  settings="$(pg_controldata "$PGDATA" | sed -nE 's/^(max_\w+) setting: +([0-9]+)$/\1 = \2/p')"
  sed 's/_xacts/_transactions/; s/_xact /_transaction /' <<<"$settings" >"$PGDATA/postgresql.conf"
fi
if [ ! -e "$PGDATA/pg_hba.conf" ]; then
  printf '%s scram-sha-256\n' 'host all all all' 'host replication replicator all' >"$PGDATA/pg_hba.conf"
  echo 'local all all peer' >>"$PGDATA/pg_hba.conf"
fi
chmod 0700 "$PGDATA"
exec postgres -D "$PGDATA" "$@"
