import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSandbox, type Sandbox } from './testing/sandbox.ts';

const PAGE = 'packages/app/index.html';
const SCRIPT = 'packages/app/src/main.js';
const FOR_SERVERS = 'packages/app/src/server.tsx';
const CONFIGURATION = 'packages/app/vite.config.ts';
const STAMP = 'node_modules/.kathaloka-installed';
const LOCK = '{ "packages": {} }';

/** A minimal server: prints its process id when it is ready, and exits when told to or without its parent. */
const SERVER = `
setInterval(() => {}, 1000);
process.on('SIGTERM', () => process.exit(7));
process.on('disconnect', () => process.exit());
console.log('server ' + process.pid);
`;

/** A minimal build that takes milliseconds, for tests about when a build happens. */
const BUILD = `
const fs = require('node:fs');
const folder = process.argv[process.argv.indexOf('--outDir') + 1];
fs.mkdirSync(folder, { recursive: true });
fs.copyFileSync('packages/app/index.html', folder + '/index.html');
`;
const VITE = 'node_modules/vite';

let sandbox: Sandbox;
let started: ChildProcess[];
beforeEach(() => {
  started = [];
  sandbox = makeSandbox();
  fs.cpSync(import.meta.dirname, path.join(sandbox.folder, 'tools'), { recursive: true });
  sandbox.write('package-lock.json', LOCK);
  sandbox.write(STAMP, createHash('sha256').update(LOCK).digest('hex'));
  sandbox.write('packages/server/src/main.ts', SERVER);
  putBuild(BUILD);
  putNpm('echo "no network" >&2; exit 1');
  sandbox.write(CONFIGURATION, 'export default {};');
  sandbox.write(PAGE, '<!doctype html><script type="module" src="./src/main.js"></script>');
  sandbox.write(FOR_SERVERS, 'export const renderPage = () => null;');
  sandbox.write(SCRIPT, `document.title = ${JSON.stringify('river '.repeat(400))};`);
});
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  sandbox.remove();
});

/** A fake npm, so that no test installs anything. */
function putNpm(script: string): void {
  sandbox.write('bin/npm', `#!/bin/sh\n${script}\n`);
  fs.chmodSync(path.join(sandbox.folder, 'bin/npm'), 0o755);
}

function putBuild(script: string): void {
  fs.rmSync(path.join(sandbox.folder, VITE), { recursive: true });
  sandbox.write(`${VITE}/package.json`, '{}');
  sandbox.write(`${VITE}/bin/vite.js`, script);
}

function putRealBuild(): void {
  fs.rmSync(path.join(sandbox.folder, VITE), { recursive: true });
  fs.symlinkSync(path.resolve(import.meta.dirname, '..', VITE), path.join(sandbox.folder, VITE));
}

function forgetTheInstall(): void {
  fs.rmSync(path.join(sandbox.folder, STAMP));
}

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<unknown[]>;
}

function start(): Started {
  const PATH = `${path.join(sandbox.folder, 'bin')}${path.delimiter}${process.env.PATH}`;
  const env: NodeJS.ProcessEnv = { ...process.env, PATH, npm_lifecycle_event: 'none' };
  const child = spawn(process.execPath, ['tools/start.mjs'], { cwd: sandbox.folder, env });
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, exit: once(child, 'exit') };
}

/** The server's process id, as soon as it runs. */
async function serverOf({ output }: Started): Promise<number> {
  await vi.waitFor(() => expect(output()).toMatch(/server \d+/), { timeout: 20_000 });
  return Number(/server (\d+)/.exec(output())?.[1]);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function startAndStop(): Promise<string> {
  const run = start();
  await serverOf(run);
  run.child.kill('SIGTERM');
  await run.exit;
  return run.output();
}

const assets = () => fs.readdirSync(path.join(sandbox.folder, 'packages/app/dist/assets')).sort();

describe('npm start', () => {
  it('builds the app, compressed ahead of time, before the server runs', async () => {
    putRealBuild();
    expect(await startAndStop()).toContain('building the app');
    expect(assets().map((name) => name.replace(/-[\w-]+\./, '.'))).toEqual([
      'index.js',
      'index.js.br',
      'index.js.gz',
    ]);
  });

  it('builds again only when a source has changed', async () => {
    await startAndStop();
    expect(await startAndStop()).not.toContain('building');
    sandbox.write('packages/app/src/App.stories.tsx', 'export {};');
    expect(await startAndStop()).not.toContain('building');
    sandbox.write(SCRIPT, 'document.title = "other";');
    expect(await startAndStop()).toContain('building the app');
  });

  it('keeps the last build when the new one fails, and says so', async () => {
    putRealBuild();
    await startAndStop();
    const before = assets();
    sandbox.write(SCRIPT, "import './missing.js';");
    const run = start();
    expect(await run.exit).toEqual([1, null]);
    expect(run.output()).toMatch(/kathaloka: the app failed to build .*\n$/);
    expect(assets()).toEqual(before);
  });

  it('builds once when it is started twice concurrently, and runs both', async () => {
    const runs = [start(), start()];
    await Promise.all(runs.map(serverOf));
    const built = runs.filter((run) => run.output().includes('building the app'));
    expect(built).toHaveLength(1);
  });

  it('forwards SIGTERM and exits with the server’s exit code', async () => {
    const run = start();
    const server = await serverOf(run);
    run.child.kill('SIGTERM');
    expect(await run.exit).toEqual([7, null]);
    expect(isRunning(server)).toBe(false);
  });

  it('leaves no server running when it is killed', async () => {
    const run = start();
    const server = await serverOf(run);
    run.child.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(server)).toBe(false), { timeout: 5000 });
  });

  it('reinstalls from the lockfile after an interrupted install', async () => {
    forgetTheInstall();
    putNpm('echo "$@" > asked');
    expect(await startAndStop()).toContain('installing the packages of package-lock.json');
    expect(sandbox.read('asked')).toBe('ci --loglevel=error --no-fund --no-audit\n');
    expect(await startAndStop()).not.toContain('installing');
  });

  it('reports a failed install in one line, and starts nothing', async () => {
    forgetTheInstall();
    const run = start();
    expect(await run.exit).toEqual([1, null]);
    expect(run.output()).toMatch(
      /no network\nkathaloka: npm ci failed with exit code 1; nothing was started\n$/,
    );
    expect(fs.existsSync(path.join(sandbox.folder, STAMP))).toBe(false);
  });
});
