import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from './lib/lock.mjs';
import { completed, undecidedScripts, unverified } from './lib/lockfile.mjs';
import { precompress } from './lib/precompress.mjs';
import { isNewEnough } from './lib/project.mjs';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-setup-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('One setup at a time', () => {
  const lock = () => path.join(folder, 'deep/setup.lock');

  it('the second setup waits for the first', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await sleep(50);
      order.push(`${name} ends`);
    };
    await Promise.all([withLock(lock(), work('first')), withLock(lock(), work('second'))]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('the lock of a killed holder is stale', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await once(dead, 'exit');
    fs.mkdirSync(path.dirname(lock()));
    fs.writeFileSync(lock(), String(dead.pid));
    expect(await withLock(lock(), async () => 'done')).toBe('done');
  });
});

describe('Files are precompressed', () => {
  const text = 'In the beginning there was a river. '.repeat(200);

  it('long texts get a .br and a .gz with the same content', async () => {
    fs.mkdirSync(path.join(folder, 'assets'));
    fs.writeFileSync(path.join(folder, 'assets/app.js'), text);
    await precompress(folder);
    expect(zlib.brotliDecompressSync(fs.readFileSync(path.join(folder, 'assets/app.js.br'))).toString()).toBe(
      text,
    );
    expect(zlib.gunzipSync(fs.readFileSync(path.join(folder, 'assets/app.js.gz'))).toString()).toBe(text);
  });
});

describe('The lockfile covers every platform', () => {
  const parent = { version: '1.0.0', dev: true, optionalDependencies: { '@tool/linux-x64-musl': '2.0.0' } };
  const entry = { version: '2.0.0', cpu: ['x64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] };

  it('a package that the registry lacked is added', () => {
    const { packages, added } = completed({ 'node_modules/tool': parent });
    expect(packages['node_modules/@tool/linux-x64-musl']).toEqual(entry);
    expect(added).toEqual(['@tool/linux-x64-musl@2.0.0']);
  });

  it('a complete lockfile stays unchanged', () => {
    const { packages } = completed({ 'node_modules/tool': parent });
    expect(completed(packages)).toEqual({ packages, added: [] });
  });
});

describe('What an installation trusts', () => {
  const lock = JSON.parse(fs.readFileSync(path.resolve(import.meta.dirname, '../package-lock.json'), 'utf8'));
  const { allowScripts } = JSON.parse(
    fs.readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
  );

  it('is verified, also what only other platforms install', () => {
    expect(unverified(lock.packages)).toEqual([]);
    const packages = {
      'node_modules/of-the-product': { version: '1.0.0' },
      'node_modules/of-other-platforms': { version: '1.0.0', dev: true, optional: true, os: ['darwin'] },
      'node_modules/verified': { version: '1.0.0', integrity: 'sha512-…' },
      'node_modules/ours': { link: true },
    };
    expect(unverified(packages)).toEqual(['node_modules/of-the-product', 'node_modules/of-other-platforms']);
  });

  it('runs no install script that is neither allowed nor denied', () => {
    expect(undecidedScripts(lock.packages, allowScripts)).toEqual([]);
    const packages = {
      'node_modules/a/node_modules/@tool/one': { version: '1.0.0', hasInstallScript: true },
      'node_modules/two': { version: '2.0.0', hasInstallScript: true },
      'node_modules/three': { version: '3.0.0' },
    };
    expect(undecidedScripts(packages, { 'two@1.0.0': true })).toEqual(['@tool/one@1.0.0', 'two@2.0.0']);
    expect(undecidedScripts(packages, { '@tool/one': false, 'two@2.0.0': true })).toEqual([]);
  });
});

describe('The Node that runs the server', () => {
  it.each([
    ['24.15.0', true],
    ['26.0.0', true],
    ['24.14.9', false],
  ])('%s is new enough: %s', (version, expected) => expect(isNewEnough(version)).toBe(expected));
});
