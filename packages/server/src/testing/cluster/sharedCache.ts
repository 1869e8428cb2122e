import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killTrees } from '../killing.ts';
import { freePort } from '../passwordPostgres.ts';

const CONFIGURATION = path.resolve(import.meta.dirname, '../../../../../deploy/varnish.vcl');
/** Where the configuration expects the balancer. */
const BALANCER = '.port = "8080"';
const POLL_MS = 50;

export interface SharedCache {
  readonly address: string;
  /** Kills it, and starts it again: empty. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function hasVarnish(): boolean {
  try {
    execFileSync('varnishd', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Varnish, as docs/deploy.md has it, in front of a port of this machine. */
export async function startSharedCache(target: number, folder: string): Promise<SharedCache> {
  const port = await freePort();
  const file = path.join(folder, 'varnish.vcl');
  const configuration = fs.readFileSync(CONFIGURATION, 'utf8');
  fs.writeFileSync(file, configuration.replace(BALANCER, `.port = "${target}"`));
  const place = ['-n', path.join(folder, 'varnish'), '-a', `127.0.0.1:${port}`];
  let child: ChildProcess;
  async function start(): Promise<void> {
    do {
      child = spawn('varnishd', ['-F', '-j', 'none', ...place, '-f', file, '-s', 'malloc,16m'], {
        stdio: 'ignore',
      });
      // its port may still be taken by the one that was killed
      while (child.exitCode === null && !(await answers(port))) await sleep(POLL_MS);
    } while (child.exitCode !== null);
  }
  async function stop(): Promise<void> {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    killTrees([child.pid!]);
    await gone;
  }
  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    stop,
    async kill() {
      await stop();
      await start();
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
