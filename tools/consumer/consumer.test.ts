import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromiumFlags.mjs';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** A folder outside the workspace, with the library installed from its packed tarball. */
let app: string;
/** The packed library's file. */
let tarball: string;

beforeAll(async () => {
  app = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-consumer-'));
  fs.cpSync(path.join(import.meta.dirname, 'app'), app, { recursive: true });
  await run('npm', ['run', 'build', '-w', 'packages/ui'], { cwd: ROOT });
  const packed = await run('npm', ['pack', '-w', 'packages/ui', '--json', '--pack-destination', app], {
    cwd: ROOT,
  });
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  tarball = path.join(app, filename);
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], { cwd: app });
}, 300_000);

afterAll(() => fs.rmSync(app, { recursive: true, force: true }), 60_000);

/** A page of the app's build, with every error and warning of the browser console. */
async function openPage(browser: Browser) {
  const server = http.createServer((request, response) => {
    const file = path.join(app, 'dist', request.url === '/' ? 'index.html' : (request.url ?? ''));
    if (!fs.existsSync(file)) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'font/woff2' })
      .end(fs.readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { page, complaints, close: () => server.close() };
}

describe('the package', () => {
  it.each([
    ['publint', ['--strict']],
    // CSS has no types, and Node 10 resolution does not support subpath exports
    ['attw', ['--exclude-entrypoints', 'fonts.css', '--profile', 'node16']],
  ])(
    '%s has nothing to say',
    async (tool, args) => {
      const { code, output } = await run(path.join(ROOT, 'node_modules/.bin', tool), [tarball, ...args], {
        cwd: ROOT,
      }).then(
        ({ stdout }) => ({ code: 0, output: stdout }),
        (error: { code: number; stdout: string }) => ({ code: error.code, output: error.stdout }),
      );
      expect(code, output).toBe(0);
      expect(output).not.toMatch(/Suggestions|Warnings/);
    },
    60_000,
  );
});

describe('the packed library in somebody else’s app', () => {
  it('has types that hold, declarations checked, without zod', async () => {
    expect(fs.existsSync(path.join(app, 'node_modules/zod'))).toBe(false);
    const { code, stdout } = await run('npm', ['run', 'check', '--silent'], { cwd: app }).then(
      (done) => ({ code: 0, ...done }),
      (error: { code: number; stdout: string }) => error,
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  }, 120_000);

  it('builds, and renders a card with its styles', async () => {
    await run('npm', ['run', 'build'], { cwd: app });
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
    const { page, complaints, close } = await openPage(browser);
    const card = page.getByRole('article').filter({ hasText: 'The Ferryman of Three Ghats' });
    expect(await card.getByRole('heading').textContent()).toBe('The Ferryman of Three Ghats');
    expect(await card.textContent()).toContain('3.8k');
    expect(await card.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('14px');
    expect(await page.getByRole('button', { name: 'A button of its own entry' }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await browser.close();
    close();
  }, 120_000);

  it('imports one component without bundling the heavy ones', () => {
    const assets = path.join(app, 'dist/assets');
    const scripts = fs.readdirSync(assets).filter((file) => file.endsWith('.js'));
    const code = scripts.map((file) => fs.readFileSync(path.join(assets, file), 'utf8')).join('\n');
    for (const mark of ['react-flow', 'micromark', 'ZodError', 'AI is thinking...']) {
      expect(code.includes(mark), mark).toBe(false);
    }
  });

  it.each([
    [
      'import',
      "const { Button } = await import('@kathaloka/ui'); const { StoryCard } = await import('@kathaloka/ui/StoryCard');",
    ],
    [
      'require',
      "const require = (await import('node:module')).createRequire(process.cwd() + '/x.js'); const { Button } = require('@kathaloka/ui'); const { StoryCard } = require('@kathaloka/ui/StoryCard');",
    ],
  ])('renders on a server when it comes by %s', async (_way, load) => {
    const code = `${load}
      const { createElement } = await import('react');
      const { renderToString } = await import('react-dom/server');
      if (typeof StoryCard !== 'function') throw new Error('no StoryCard');
      console.log(renderToString(createElement(Button, null, 'Rendered')));`;
    const { stdout } = await run('node', ['--input-type=module', '-e', code], { cwd: app });
    expect(stdout).toMatch(/<button[^>]*>.*Rendered.*<\/button>/);
  });
});
