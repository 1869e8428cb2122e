import fs from 'node:fs';
import path from 'node:path';
import { databaseAccount } from '../../platform/db/embedded/account.ts';
import { freePort } from '../passwordPostgres.ts';
import { isInstalled, versionOf } from './programs.ts';
import { type Running, runProgram } from './runProgram.ts';

/** The first version that supports prepared statements in transaction mode. */
const NEW_ENOUGH = [1, 21] as const;

/** Null if PgBouncer is new enough; otherwise the reason why servers connect to the database directly. */
export function noPooler(
  version = versionOf('pgbouncer'),
  isThere = isInstalled('pgbouncer'),
): string | null {
  if (!isThere) return 'PgBouncer is not installed';
  const [major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(version)?.slice(1) ?? []).map(Number);
  const isNew = major > NEW_ENOUGH[0] || (major === NEW_ENOUGH[0] && minor >= NEW_ENOUGH[1]);
  return isNew ? null : `PgBouncer ${major}.${minor} is older than ${NEW_ENOUGH.join('.')}`;
}

/** PgBouncer in transaction mode, as in docs/deploy.md, in front of a local database. */
export async function startPooler(
  target: { readonly port: number; readonly user: string },
  folder: string,
): Promise<Running & { readonly port: number }> {
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(file, settingsOf(target, port));
  const account = databaseAccount(folder)?.credentials;
  const running = await runProgram({
    command: ['pgbouncer', '-q', file],
    port,
    options: { cwd: '/', ...account },
  });
  return { ...running, port };
}

const settingsOf = (
  { port: target, user }: { port: number; user: string },
  port: number,
): string => `[databases]
* = host=127.0.0.1 port=${target} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_prepared_statements = 500
default_pool_size = 16
max_client_conn = 200
ignore_startup_parameters = extra_float_digits, statement_timeout, idle_in_transaction_session_timeout
server_login_retry = 1
`;
