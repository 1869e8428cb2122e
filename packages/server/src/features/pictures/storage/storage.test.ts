import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeS3 } from './testing/fakeS3.ts';
import { folderStorage } from './folderStorage.ts';
import { s3Storage } from './s3Storage.ts';

const keys = { bucket: 'tales', region: 'eu-central-1', accessKeyId: 'id', secretAccessKey: 'secret' };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-storage-'));
const s3 = fakeS3(keys);
const server = http.createServer((request, response) => void s3.answer(request, response));
let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => s3.recover());
afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each([
  ['A folder', () => folderStorage(path.join(folder, 'pictures'))],
  ['A bucket', () => s3Storage({ endpoint, ...keys })],
] as const)('%s', (_kind, create) => {
  it('gives back what was put there, the last one under a name, and forgets what was removed', async () => {
    const storage = create();
    expect(await storage.get('a.webp')).toBeNull();
    await storage.put('a.webp', bytes('first'));
    await storage.put('a.webp', bytes('second'));
    expect(String(await storage.get('a.webp'))).toBe('second');
    await storage.remove('a.webp');
    await storage.remove('a.webp');
    expect(await storage.get('a.webp')).toBeNull();
  });
});

describe('A bucket', () => {
  it('is asked a second time where it answers with a fault, and not for ever', async () => {
    const storage = s3Storage({ endpoint, ...keys });
    s3.failNext(1);
    await storage.put('again.webp', bytes('kept'));
    expect(String(await storage.get('again.webp'))).toBe('kept');
    s3.failNext(2);
    await expect(storage.put('lost.webp', bytes('lost'))).rejects.toThrow(
      'The storage of pictures answered 503 SlowDown',
    );
  });

  it('is shared by installations with different prefixes, which cannot remove pictures of one another', async () => {
    const one = s3Storage({ endpoint, ...keys, prefix: 'tales/one' });
    const two = s3Storage({ endpoint, ...keys, prefix: 'tales/two' });
    const bare = s3Storage({ endpoint, ...keys });
    await one.put('a.webp', bytes('of one'));
    await two.put('a.webp', bytes('of two'));
    await bare.put('a.webp', bytes('of the first'));
    expect(s3.names()).toEqual(['pictures/a.webp', 'tales/one/pictures/a.webp', 'tales/two/pictures/a.webp']);
    await two.remove('a.webp');
    expect(await two.get('a.webp')).toBeNull();
    expect(String(await one.get('a.webp'))).toBe('of one');
    expect(String(await bare.get('a.webp'))).toBe('of the first');
  });

  it('refuses wrong keys, and says so', async () => {
    const storage = s3Storage({ endpoint, ...keys, secretAccessKey: 'another' });
    await expect(storage.get('a.webp')).rejects.toThrow(
      'The storage of pictures answered 403 SignatureDoesNotMatch',
    );
  });
});

describe('A folder', () => {
  it('can be read by its owner only, because pictures of sessions are private', async () => {
    const own = path.join(folder, 'own');
    await folderStorage(own).put('a.webp', bytes('a picture'));
    expect(fs.statSync(own).mode & 0o777).toBe(0o700);
    expect(fs.statSync(path.join(own, 'a.webp')).mode & 0o777).toBe(0o600);
  });
});
