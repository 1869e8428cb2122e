import { threadId } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { appFolder } from '../../testing/appFolder.ts';
import { readRenderer, type Renderer } from './renderer.ts';

/** A build for servers that reports its thread. */
const RENDERER = `
import { threadId } from 'node:worker_threads';
export async function renderPage({ url }) {
  if (url === '/fails') throw new Error('no such screen');
  if (url === '/dies') process.exit(3);
  while (url === '/never') {}
  return { html: String(threadId), styles: { names: '', rules: '' } };
}
`;

const { folder, remove } = appFolder(RENDERER);
let renderer: Renderer;

beforeEach(() => {
  renderer = readRenderer(folder)!;
});
afterEach(() => renderer.close());
afterAll(remove);

async function threadOf(url: string): Promise<number> {
  const { html } = await renderer.renderPage({ url, language: 'en', theme: 'night', answers: {} });
  return Number(html);
}

it('renders all pages in one thread beside the one that serves everybody', async () => {
  const threads = await Promise.all(['/', '/home', '/guide'].map(threadOf));
  expect(threads[0]).not.toBe(threadId);
  expect(new Set(threads).size).toBe(1);
});

it('says why a page cannot be rendered, and renders the next one', async () => {
  await expect(threadOf('/fails')).rejects.toThrow('no such screen');
  expect(await threadOf('/home')).toBeGreaterThan(0);
});

it('replaces a thread that has died', async () => {
  const first = await threadOf('/home');
  await expect(threadOf('/dies')).rejects.toThrow('a thread ended (3)');
  expect(await threadOf('/home')).not.toBe(first);
});

it('lets only so many pages wait', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 40 }, () => threadOf('/home')));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(32);
  expect(asked.at(-1)).toMatchObject({ reason: new Error('too many pages wait to be rendered') });
  expect(await threadOf('/home')).toBeGreaterThan(0);
});

it('ends its thread when it is closed, whatever that renders', async () => {
  await threadOf('/home');
  const endless = threadOf('/never');
  const after = threadOf('/home');
  // waits until the second job has begun
  setImmediate(() => renderer.close());
  await expect(endless).rejects.toThrow(/a thread (?:ended|was closed)/);
  await expect(after).rejects.toThrow('a thread was closed');
});
