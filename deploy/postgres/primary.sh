#!/usr/bin/env bash
# Runs once, when the primary's cluster is new: an account by which a standby copies, and nothing else.
set -euo pipefail

psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role replicator login replication password :'password';
select pg_create_physical_replication_slot('standby');
alter system set max_slot_wal_keep_size = '8GB';
SQL
echo 'host replication replicator all scram-sha-256' >>"$PGDATA/pg_hba.conf"
