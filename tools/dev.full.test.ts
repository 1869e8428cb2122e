import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const MINUTE = 60_000;

/** Unused ports. */
async function freePorts(count: number): Promise<string[]> {
  const servers = Array.from({ length: count }, () => net.createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => String((server.address() as net.AddressInfo).port));
  for (const server of servers) server.close();
  return ports;
}

/** The answer at a URL, once there is one. */
async function answerOf(url: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const answer = await fetch(url);
      expect(answer.status, url).toBe(200);
      return answer.text();
    },
    { timeout: MINUTE, interval: 200 },
  );
}

it(
  'npm run dev brings up the app, the API behind it and Storybook, and takes all of them down',
  async () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-dev-'));
    // PostgreSQL does not run as root: another user must be able to enter
    fs.chmodSync(dataDir, 0o755);
    const [app = '', api = '', storybook = ''] = await freePorts(3);
    const ports = { APP_PORT: app, API_PORT: api, STORYBOOK_PORT: storybook };
    const env = { ...process.env, ...ports, DATA_DIR: dataDir, STORYBOOK_DISABLE_TELEMETRY: '1' };
    const dev = spawn(process.execPath, ['tools/dev.mjs'], { cwd: ROOT, env });
    let output = '';
    for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (output += chunk));
    const exit = once(dev, 'exit');
    try {
      const [page, settings, index] = await Promise.all([
        answerOf(`http://localhost:${app}/home`),
        answerOf(`http://localhost:${app}/api/v1/settings`),
        answerOf(`http://localhost:${storybook}/index.json`),
      ]);
      expect(page).toContain('/src/main.tsx');
      expect(JSON.parse(settings)).toHaveProperty('waitlist_url');
      expect(Object.keys((JSON.parse(index) as { entries: object }).entries).length).toBeGreaterThan(500);
    } catch (error) {
      throw new Error(output, { cause: error });
    } finally {
      dev.kill('SIGTERM');
      await exit;
    }
    for (const port of [app, api, storybook]) {
      await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed');
    }
    fs.rmSync(dataDir, { recursive: true, force: true });
  },
  2 * MINUTE,
);
