import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, '../deploy/postgres/standby.sh');
const HBA =
  'host all all all scram-sha-256\nhost replication replicator all scram-sha-256\nlocal all all peer\n';

let folder: string;
let data: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-standby-'));
  data = path.join(folder, 'data');
  fs.mkdirSync(data);
  program('pg_receivewal', 'echo slot "$@"');
  // the copy takes the files of the folder beside it
  program('pg_basebackup', `echo copy "$@"; cp ${folder}/primary/* ${data}/`);
  program('pg_controldata', `cat ${folder}/control`);
  program('postgres', 'echo postgres "$@"');
  fs.mkdirSync(path.join(folder, 'primary'));
  fs.writeFileSync(path.join(folder, 'primary/PG_VERSION'), '99\n');
  const control = [
    'pg_control version number:            1300',
    'max_connections setting:              130',
    'max_worker_processes setting:         8',
    'max_prepared_xacts setting:           5',
    'max_locks_per_xact setting:           64',
    'track_commit_timestamp setting:       off',
  ];
  fs.writeFileSync(path.join(folder, 'control'), control.join('\n'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function program(name: string, body: string): void {
  fs.writeFileSync(path.join(folder, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
}

function follow(...settings: string[]): string[] {
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    PGDATA: data,
    PRIMARY: 'p',
    REPLICATION_PASSWORD: 'x',
  };
  return execFileSync('bash', [SCRIPT, ...settings], { env, encoding: 'utf8' })
    .trim()
    .split('\n');
}

const inData = (name: string) => fs.readFileSync(path.join(data, name), 'utf8');

describe('deploy/postgres/standby.sh', () => {
  it('copies a primary whose settings lie elsewhere, and has those that it cannot do without', () => {
    expect(follow('-c', 'listen_addresses=*')).toEqual([
      'slot -h p -p 5432 -U replicator -S standby --create-slot --if-not-exists',
      `copy -h p -p 5432 -U replicator -D ${data} -R -S standby -X stream -c fast`,
      `postgres -D ${data} -c listen_addresses=*`,
    ]);
    expect(inData('postgresql.conf')).toBe(
      'max_connections = 130\nmax_worker_processes = 8\nmax_prepared_transactions = 5\nmax_locks_per_transaction = 64\n',
    );
    expect(inData('pg_hba.conf')).toBe(HBA);
  });

  it('leaves the settings that came with the copy, and copies once', () => {
    for (const name of ['postgresql.conf', 'pg_hba.conf'])
      fs.writeFileSync(path.join(folder, 'primary', name), '# of the primary\n');
    follow();
    expect(inData('postgresql.conf')).toBe('# of the primary\n');
    expect(inData('pg_hba.conf')).toBe('# of the primary\n');
    expect(follow()).toEqual([`postgres -D ${data}`]);
  });
});
