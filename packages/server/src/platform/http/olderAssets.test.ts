import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FOREVER } from './cacheControl.ts';
import { serveStatic } from './static.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-assets-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const store = () => path.join(folder, 'store');

/** Starts a server with a build that has these files. */
async function released(name: string, files: Readonly<Record<string, string>>) {
  const root = path.join(folder, name);
  fs.mkdirSync(path.join(root, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(root, 'index.html'), '<title>Kathaloka</title><div id="root"></div>');
  for (const [file, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(root, 'assets', file), text);
    fs.writeFileSync(path.join(root, 'assets', `${file}.br`), brotliCompressSync(text));
  }
  const app = Fastify();
  await serveStatic(app, { app: root, assets: store() }, null);
  return async (file: string, headers = {}) => {
    const { statusCode, body, headers: sent } = await app.inject({ url: `/assets/${file}`, headers });
    return { status: statusCode, body, headers: sent };
  };
}

describe('A page of an older build', () => {
  it('gets what it loads later from the two builds before, and of older ones nothing', async () => {
    await released('one', { 'story-1.js': 'first', 'font-0.woff2': 'face' });
    await released('two', { 'story-2.js': 'second', 'font-0.woff2': 'face' });
    const third = await released('three', { 'story-3.js': 'third', 'font-0.woff2': 'face' });
    expect(await third('story-1.js')).toMatchObject({ status: 200, body: 'first' });
    expect(await third('story-2.js')).toMatchObject({ status: 200, body: 'second' });
    expect(await third('story-3.js')).toMatchObject({ status: 200, body: 'third' });
    const fourth = await released('four', { 'story-4.js': 'fourth', 'font-0.woff2': 'face' });
    expect((await fourth('story-1.js')).status).toBe(404);
    expect(await fourth('story-2.js')).toMatchObject({ status: 200, body: 'second' });
    expect(await fourth('font-0.woff2')).toMatchObject({ status: 200, body: 'face' });
    expect(fs.readdirSync(store()).filter((name) => name.startsWith('story-1'))).toEqual([]);
  });

  it('gets it as it got its own files: cached for ever, compressed, by its type', async () => {
    await released('one', { 'story-1.js': 'first' });
    const now = await released('two', { 'story-2.js': 'second' });
    const { headers } = await now('story-1.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'cache-control': FOREVER,
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
  });

  it('stays two builds away, however often one of them is started', async () => {
    await released('one', { 'story-1.js': 'first' });
    for (const name of ['two', 'two again', 'two once more', 'two at last'])
      await released(name, { 'story-2.js': 'second' });
    const third = await released('three', { 'story-3.js': 'third' });
    expect((await third('story-1.js')).status).toBe(200);
  });

  it('does not keep a server from its start where nothing can be written', async () => {
    await released('one', { 'story-1.js': 'first' });
    // a folder in the place of the list: no write succeeds, whichever account runs the test
    fs.rmSync(path.join(store(), 'builds.json'));
    fs.mkdirSync(path.join(store(), 'builds.json', 'full'), { recursive: true });
    const now = await released('two', { 'story-2.js': 'second' });
    expect((await now('story-2.js')).status).toBe(200);
    expect(fs.readdirSync(store()).filter((name) => name.startsWith('.'))).toEqual([]);
    fs.rmSync(store(), { recursive: true });
    fs.writeFileSync(store(), 'no folder');
    const again = await released('three', { 'story-3.js': 'third' });
    expect((await again('story-3.js')).status).toBe(200);
    fs.rmSync(store());
  });

  it('gets nothing else that lies there', async () => {
    await released('one', { 'story-1.js': 'first' });
    const now = await released('two', { 'story-2.js': 'second' });
    for (const file of [
      'builds.json',
      '..%2Fstore%2Fbuilds.json',
      '%2e%2e/one/index.html',
      '.',
      'story-1.js%00',
    ])
      expect((await now(file)).status, file).not.toBe(200);
  });

  it('is forgotten where the list of builds cannot be read', async () => {
    await released('one', { 'story-1.js': 'first' });
    fs.writeFileSync(path.join(store(), 'builds.json'), '[["story-1');
    const now = await released('two', { 'story-2.js': 'second' });
    expect((await now('story-1.js')).status).toBe(404);
    expect((await now('story-2.js')).status).toBe(200);
  });
});
