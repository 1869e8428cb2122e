import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OwnServer, ADMIN, startOwnServer } from '../../e2e/support/ownServer.ts';
import { freePort } from '../lib/freePort.mjs';
import { createOtherApp, type OtherApp } from './otherApp.ts';
import { apiPeers } from './peers.ts';
import { apiRecipe } from './readme.ts';
import { visit } from './visit.ts';

/** The server's address in the README. */
const IN_README = 'http://localhost:3000';

let app: OtherApp;
let server: OwnServer;
let page: string;

beforeAll(async () => {
  page = `http://localhost:${await freePort('PAGE_PORT')}`;
  server = await startOwnServer({ env: { CORS_ORIGINS: page } });
  app = await createOtherApp(inject('apiTarball'), apiPeers());
  fs.rmSync(path.join(app.folder, 'vite.config.js'));
}, 300_000);
afterAll(async () => {
  await server?.stop();
  app?.remove();
}, 60_000);

/** Writes the files of a recipe, with the address of this server, and builds them. */
async function build(...words: readonly string[]): Promise<void> {
  for (const each of words) await app.write(withAddress(apiRecipe(each)));
  await app.run('node', ['node_modules/typescript/bin/tsc', '--noEmit']);
  await app.build();
}

function withAddress({ title, steps }: ReturnType<typeof apiRecipe>): ReturnType<typeof apiRecipe> {
  const own = steps.map((step) =>
    'file' in step ? { ...step, text: step.text.replaceAll(IN_README, server.url) } : step,
  );
  return { title, steps: own };
}

/** Serves the build as the README says, while a callback works with it. Returns the errors of the page's console. */
async function preview(look: (page: Page) => Promise<void>): Promise<string[]> {
  const vite = ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port', new URL(page).port];
  const served = spawn('node', vite, { cwd: app.folder, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(served.stdout, 'data');
    return await visit(page, look);
  } finally {
    const ended = once(served, 'exit');
    served.kill();
    await ended;
  }
}

const press = (shown: Page, name: string | RegExp) => shown.getByRole('button', { name }).first().click();

async function logIn(shown: Page, password: string): Promise<void> {
  await shown.getByLabel('Name').fill(ADMIN.username);
  await shown.getByLabel('Password').fill(password);
  await press(shown, 'Log in');
}

/** Logs in, likes the first story, and plays its first choice, as the README's page offers it. */
async function playAScene(shown: Page): Promise<void> {
  await logIn(shown, ADMIN.password);
  const like = shown
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /likes$/ });
  const wasLiked = await like.getAttribute('aria-pressed');
  await like.click();
  await expect.poll(() => like.getAttribute('aria-pressed')).not.toBe(wasLiked);
  // the server has it, too
  await shown.reload();
  await expect.poll(() => like.getAttribute('aria-pressed')).not.toBe(wasLiked);

  await press(shown, 'Play');
  const told = shown.locator('p:not([aria-busy])');
  await shown.getByRole('heading').waitFor();
  const before = await told.count();
  const answer = shown.waitForResponse((each) => each.url().endsWith('/action'));
  await shown.getByRole('button').first().click();
  expect((await answer).headers()['content-type']).toMatch(/^text\/event-stream/);
  await expect.poll(() => told.count()).toBe(before + 1);
  expect((await told.last().textContent())!.length).toBeGreaterThan(20);
  expect(await shown.getByRole('alert').count()).toBe(0);
}

describe('the README of the client, against a real server', () => {
  it('leads from a login to a played scene behind the proxy of Vite', async () => {
    await build('against a server', 'login to a played scene');
    expect(await preview(playAScene)).toEqual([]);
  });

  it('refreshes a token that the server refuses, unseen by the page', async () => {
    const complaints = await preview(async (shown) => {
      await logIn(shown, ADMIN.password);
      await shown.getByRole('listitem').first().waitFor();
      const refreshed = shown.waitForResponse((answer) => answer.url().endsWith('/auth/refresh'));
      await breakAccessToken(shown);
      await shown.reload();
      await shown
        .getByRole('listitem')
        .first()
        .getByRole('button', { name: /likes$/ })
        .click();
      expect((await refreshed).status()).toBe(200);
      await shown.getByRole('listitem').first().waitFor();
    });
    // the browser itself reports the 401
    expect(complaints.filter((each) => !each.includes('401'))).toEqual([]);
  });

  it('says why a login failed', async () => {
    await preview(async (shown) => {
      await logIn(shown, 'Wrong!password1');
      await expect.poll(() => shown.getByRole('alert').textContent()).toBe('Name or password are wrong.');
    });
  });

  it('leads there from a page on another site, whose origin the server lists', async () => {
    await build('page on another site');
    const calls: string[] = [];
    const complaints = await preview(async (shown) => {
      shown.on('request', (request) => void calls.push(new URL(request.url()).origin));
      await playAScene(shown);
    });
    expect(complaints).toEqual([]);
    expect(calls).toContain(new URL(server.url).origin);
  });
});

/** Makes the server refuse the stored access token. */
async function breakAccessToken(shown: Page): Promise<void> {
  await shown.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('tokens')!);
    const access_token = `${tokens.access_token.slice(0, -6)}broken`;
    localStorage.setItem('tokens', JSON.stringify({ ...tokens, access_token }));
    localStorage.setItem('token', access_token);
  });
}
