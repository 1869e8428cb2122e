import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../lib/freePort.mjs';
import { follow, runIn } from './follow.ts';
import { expectThemedCard, expectToldPassage, expectUrduCard, otherBackend } from './look.ts';
import { readRecipes, recipe } from './readme.ts';
import { visit, visitBuild } from './visit.ts';

/** The longest time that following a recipe may take. */
const FIVE_MINUTES = 300_000;

const tarball = inject('tarball');
let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-recipes-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }), 60_000);

/** An empty folder for each app, because the recipes give all apps the same name. */
function fresh(name: string): string {
  const own = path.join(folder, name);
  fs.mkdirSync(own);
  return own;
}

/** Runs a program while a callback works with it. */
async function during(program: readonly string[], cwd: string, work: () => Promise<void>): Promise<void> {
  const [command = '', ...args] = program;
  const server = spawn(command, args, { cwd, stdio: 'ignore' });
  try {
    await work();
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    // the next program may need the same port
    await ended;
  }
}

/**
 * The compiler's errors when the types of all packages are checked, except those of Next.js, which reference types that
 * its template lacks.
 */
async function strictComplaints(app: string): Promise<string[]> {
  const checked = runIn(app, 'npx', ['tsc', '--noEmit', '--skipLibCheck', 'false']);
  const said = await checked.catch(({ message }: Error) => message);
  return said.split('\n').filter((line) => /: error TS/.test(line) && !line.startsWith('node_modules/next/'));
}

/** Serves the built Next.js app on its own port while a callback works with it. */
async function serveNext(app: string, work: (address: string) => Promise<void>): Promise<void> {
  const port = await freePort('NEXT_PORT');
  const next = ['node', 'node_modules/next/dist/bin/next', 'start', '-p', port];
  await during(next, app, () => work(`http://localhost:${port}/`));
}

/** The server's HTML, once it answers. */
async function htmlOf(address: string): Promise<string> {
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ status }) => status,
          () => 'not there yet',
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  return (await fetch(address)).text();
}

describe('The README, followed word for word', () => {
  it('has no recipes except those followed here and in `library.test.ts`', () => {
    expect(readRecipes().map(({ title }) => title)).toEqual([
      'A themed card in a Vite app',
      'A card in a Next.js page with server components',
      'A play log that is fed from another backend',
      'A page in Hindi or Urdu',
      'Another language',
      'Your own CSS',
      'Tests',
      'A content security policy',
      'A policy in a Next.js app',
      'A theme of your own',
    ]);
  });

  it(
    'leads to a themed card in a new Vite app, and from there to a card in Urdu, to a log, and to a test of it',
    async () => {
      const app = await follow(recipe('Vite'), { folder: fresh('vite'), tarball });
      expect(await visitBuild(path.join(app, 'dist'), expectThemedCard)).toEqual([]);
      await follow(recipe('Hindi or Urdu'), { folder: app, tarball });
      expect(await visitBuild(path.join(app, 'dist'), expectUrduCard)).toEqual([]);
      await follow(recipe('play log'), { folder: app, tarball });
      expect(await visitBuild(path.join(app, 'dist'), expectToldPassage, { backend: otherBackend })).toEqual(
        [],
      );
      await follow(recipe('Tests'), { folder: app, tarball });
    },
    FIVE_MINUTES,
  );

  it(
    'leads to a themed card in a new Next.js app, in the HTML of the server and without a complaint in the browser',
    async () => {
      const app = await follow(recipe('Next.js'), { folder: fresh('next'), tarball });
      await serveNext(app, async (address) => {
        const html = await htmlOf(address);
        expect(html).toContain('<html lang="en" data-theme="harbour">');
        expect(html).toMatch(/href="\/tales\/ferryman"[^>]*>The Ferryman of Three Ghats</);
        expect(html).toMatch(/--kl-bg: ?#f2f7fa/);
        expect(await visit(address, expectThemedCard)).toEqual([]);
      });
      expect(await strictComplaints(app)).toEqual([]);
      await follow(recipe('policy in a Next.js'), { folder: app, tarball });
      expect(await strictComplaints(app)).toEqual([]);
      await serveNext(app, async (address) => {
        const html = await htmlOf(address);
        // each response has its own nonce, which all of its styles carry
        const nonces = [...html.matchAll(/<style[^>]* nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
        expect(new Set(nonces).size).toBe(1);
        expect(html.match(/<style(?![^>]* nonce=)/g)).toBeNull();
        expect(await htmlOf(address)).not.toContain(nonces[0]);
        expect(await visit(address, expectThemedCard)).toEqual([]);
      });
    },
    FIVE_MINUTES,
  );
});
