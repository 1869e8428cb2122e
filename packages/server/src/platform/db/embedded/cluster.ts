import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../StartupError.ts';
import type { Account } from './account.ts';
import { type Layout, namesForPostgres } from './layout.ts';
import { isAlive } from './processes.ts';

const run = promisify(execFile);

/** The environment of PostgreSQL's programs, without anything that could change their behaviour. */
export const POSTGRES_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

export async function ensureCluster(layout: Layout, native: string, account: Account | null): Promise<void> {
  removeUnfinished(layout);
  if (fs.existsSync(path.join(layout.data, 'PG_VERSION'))) return checkVersion(layout, native, account);
  await createCluster(layout, native, account);
}

/**
 * Creates the cluster, and renames it into place when complete: a killed start leaves no part of it, and of
 * two concurrent starts one wins.
 */
async function createCluster(layout: Layout, native: string, account: Account | null): Promise<void> {
  const unfinished = path.join(layout.dataDir, `pgdata.unfinished-${process.pid}`);
  fs.mkdirSync(unfinished, { mode: 0o700 });
  if (account) fs.chownSync(unfinished, account.credentials.uid, account.credentials.gid);
  const { data } = namesForPostgres({ ...layout, data: unfinished });
  try {
    await run(
      path.join(native, 'bin/initdb'),
      [
        `--pgdata=${data}`,
        '--username=postgres',
        '--auth-local=trust',
        '--auth-host=reject',
        '--encoding=UTF8',
        // a collation that is the same on every system, and after every upgrade
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C.UTF-8',
        '--no-instructions',
      ],
      { cwd: unfinished, env: POSTGRES_ENV, ...account?.credentials },
    );
    fs.renameSync(unfinished, layout.data);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (fs.existsSync(path.join(layout.data, 'PG_VERSION'))) return;
    const { stderr = '' } = error as { stderr?: string };
    throw new StartupError(
      `The database in ${layout.dataDir} could not be made: ${complaintIn(stderr) ?? String(error)}`,
    );
  }
}

/** The beginning of PostgreSQL's answer to clients while it starts. It never says why PostgreSQL ended. */
const NOT_YET = 'the database system is';

/** The error message in the output of PostgreSQL's programs: `could not write to file "x": No space left on device`. */
export function complaintIn(output: string): string | undefined {
  const complaints = [...output.matchAll(/\b(?:FATAL|PANIC|error): +(.+)/g)].map(([, words = '']) => words);
  return complaints.findLast((words) => !words.startsWith(NOT_YET));
}

function removeUnfinished({ dataDir }: Layout): void {
  for (const name of fs.readdirSync(dataDir)) {
    const pid = /^pgdata\.unfinished-(\d+)$/.exec(name)?.[1];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid)))) {
      fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
    }
  }
}

async function checkVersion(layout: Layout, native: string, account: Account | null): Promise<void> {
  const made = fs.readFileSync(path.join(layout.data, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = await run(path.join(native, 'bin/postgres'), ['--version'], {
    cwd: '/',
    ...account?.credentials,
  });
  const ours = /(\d+)\./.exec(stdout)?.[1];
  if (made !== ours) {
    throw new StartupError(
      `The database in ${layout.dataDir} was made by PostgreSQL ${made}, and this version brings ${ours}. Nothing was changed.`,
    );
  }
}
