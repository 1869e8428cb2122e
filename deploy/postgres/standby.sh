#!/usr/bin/env bash
# Follows the primary; on an empty folder it copies the primary first. `pg_ctl promote` makes it a primary.
set -euo pipefail

export PGPASSWORD="$REPLICATION_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "${PGDATA:?}"/*
  pg_basebackup -h "$PRIMARY" -p "${PRIMARY_PORT:-5432}" -U replicator -D "$PGDATA" -R -S standby -X stream -c fast
fi
chmod 0700 "$PGDATA"
exec postgres -D "$PGDATA" "$@"
