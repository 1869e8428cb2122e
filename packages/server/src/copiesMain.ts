/** `npm run backup`, `npm run restore` and `npm run move`, with the settings of the server. */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { type Config, readConfig } from './config.ts';
import { backUp } from './backup/backUp.ts';
import type { Manifest } from './backup/manifest.ts';
import { move } from './backup/move.ts';
import { examineBackup, restore } from './backup/restore.ts';
import { openSession } from './backup/tables.ts';
import { PREVIOUS_SCHEMA, rollBack, dropPreviousSchema, refuseRunningServers } from './backup/target.ts';
import { bringBackSecret } from './platform/auth/authSecret.ts';
import { createLogger } from './platform/log.ts';
import { MAIL_IS_HELD, RELEASE_MAIL } from './platform/mail/hold.ts';
import { StartupError } from './platform/StartupError.ts';
import { refuseEmptyFolder, startDatabase, type Step } from './startDatabase.ts';

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<string>>> = {
  backup: runBackup,
  restore: runRestore,
  move: runMove,
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const run = COMMANDS[name];
  if (!run) throw new StartupError(`Name one of ${Object.keys(COMMANDS).join(', ')}.`);
  process.stdout.write(`${await run(args)}\n`);
} catch (error) {
  if (!isForOperator(error)) throw error;
  process.stderr.write(`${name || 'This'} has failed: ${error.message}\n`);
  process.exitCode = 1;
}

/** Whether the operator can act on the message: it is ours, or from PostgreSQL, the network or the options. */
function isForOperator(error: unknown): error is Error {
  return error instanceof StartupError || (error instanceof Error && 'code' in error);
}

async function runBackup(options: string[]): Promise<string> {
  const { values } = parseArgs({ args: options, options: { to: { type: 'string' } } });
  const now = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const folder = path.resolve(values.to ?? path.join('backups', now));
  const config = readConfig(process.env);
  refuseEmptyFolder(config);
  const manifest = await withDatabase(config, (connection) => backUp({ connection, config, folder }));
  const { missing } = manifest.pictures;
  const lost = missing.length > 0 ? `\n${missing.length} pictures are not in their storage.` : '';
  return `Backed up to ${folder}: ${summaryOf(manifest)}.${lost}\nIt holds what people wrote, and secrets: keep it as safe as the database.`;
}

async function runRestore(options: string[]): Promise<string> {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: options,
    options: {
      from: { type: 'string' },
      force: flag,
      check: flag,
      back: flag,
      settle: flag,
      'send-mail': flag,
    },
  });
  const config = readConfig(process.env);
  if (values.back) return withDatabase(config, (connection) => settle(connection, config, 'back'));
  if (values.settle) return withDatabase(config, (connection) => settle(connection, config, 'drop'));
  const sendsMail = values['send-mail'];
  if (values.from === undefined && sendsMail)
    return withDatabase(config, (connection) => settle(connection, config, 'mail'));
  if (values.from === undefined) throw new StartupError('Name the folder of the backup: --from FOLDER.');
  const folder = path.resolve(values.from);
  if (values.check) return `The backup is whole: ${summaryOf(await examineBackup(folder))}.`;
  const { manifest, hasPrevious } = await withDatabase(config, (connection) =>
    restore({ connection, config, folder, isForced: values.force, sendsMail }),
  );
  const mail = sendsMail ? '' : `\nNote: ${MAIL_IS_HELD}`;
  return `Restored, and the same as what was copied: ${summaryOf(manifest)}.${mail}${hasPrevious ? previousSchemaHint() : ''}`;
}

async function runMove(options: string[]): Promise<string> {
  const { values } = parseArgs({
    args: options,
    options: { to: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  const config = readConfig(process.env);
  refuseEmptyFolder(config);
  const other = { ...config, databaseUrl: otherDatabase(config, values.to) };
  const { contents, hasPrevious } = await withDatabase(config, (from) =>
    withDatabase(other, (to) => move({ from, to, isForced: values.force })),
  );
  const rows = [...contents.values()].reduce((sum, each) => sum + each.rows, 0);
  const secret =
    config.authSecret === null ? `, and AUTH_SECRET to what ${config.dataDir}/auth-secret says` : '';
  const setting = other.databaseUrl === null ? 'Unset DATABASE_URL' : 'Set DATABASE_URL to the new database';
  return [
    `Moved, and the same in both: ${contents.size} tables, ${rows} rows.`,
    `${setting}${secret}; keep DATA_DIR, which has the pictures unless a bucket has them; and start.`,
    `The old database is as it was: until somebody has played on the new one, starting with the old settings is the way back; afterwards, a move in the other direction with --force.${hasPrevious ? previousSchemaHint() : ''}`,
  ].join('\n');
}

/** The address of the database to move to; null for the embedded one in DATA_DIR. */
function otherDatabase({ databaseUrl }: Config, to: string | undefined): string | null {
  if (to === 'embedded' && databaseUrl !== null) return null;
  if (to !== undefined && URL.canParse(to) && /^postgres(?:ql)?:$/.test(new URL(to).protocol)) return to;
  throw new StartupError(
    'Name the other database: --to postgres://user:password@host/database, or from such a one back into DATA_DIR: --to embedded.',
  );
}

function previousSchemaHint(): string {
  return `\nWhat was in the database before is in its schema ${PREVIOUS_SCHEMA}: \`npm run restore -- --back\` returns to it, \`npm run restore -- --settle\` deletes it.`;
}

async function settle(
  connection: pg.ClientConfig,
  { dataDir }: Config,
  how: 'back' | 'drop' | 'mail',
): Promise<string> {
  const client = await openSession(connection);
  try {
    if (how === 'mail') {
      await client.query(RELEASE_MAIL);
      return 'Mails are sent again.';
    }
    if (how === 'drop') {
      await dropPreviousSchema(client);
      return 'What the restore had replaced is deleted.';
    }
    await refuseRunningServers(client);
    await rollBack(client);
    bringBackSecret(dataDir);
    return 'What the restore had replaced is in use again.';
  } finally {
    await client.end();
  }
}

async function withDatabase<T>(config: Config, work: (connection: pg.PoolConfig) => Promise<T>): Promise<T> {
  const undo: Step[] = [];
  try {
    return await work(await startDatabase(config, createLogger('error'), undo));
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

function summaryOf({ tables, ledger, pictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables, ${rows} rows, ${ledger.accounts} accounts with ${ledger.credits} credits, ${pictures.count} pictures`;
}
