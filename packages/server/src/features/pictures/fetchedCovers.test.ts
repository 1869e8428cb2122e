/** What a server that an author names may answer, from a real one in this machine. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fetchPicture } from '../../narrator/models/fetchPicture.ts';
import { createFetchCover } from './fetchedCovers.ts';

const PHOTO = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#804020' } })
  .jpeg()
  .toBuffer();
const MAX_BYTES = 8_000_000;
/** A picture that says nothing of its end: decoders ignore what follows. */
const padded = (bytes: number) => Buffer.concat([PHOTO, Buffer.alloc(bytes - PHOTO.length)]);

const asked: string[] = [];
/** The paths of the requests whose connection was closed before all was sent. */
const cut: string[] = [];
const ANSWERS: Readonly<Record<string, RequestListener>> = {
  '/photo': (_, response) => response.end(PHOTO),
  '/largest': (_, response) => response.end(padded(MAX_BYTES)),
  '/moved': (_, response) => response.writeHead(302, { location: '/photo' }).end(),
  '/moved-with-a-photo': (_, response) => response.writeHead(301, { location: '/photo' }).end(PHOTO),
  '/too-large': (_, response) => response.end(padded(MAX_BYTES + 1)),
  // it is refused by what it says, and nothing of it is waited for
  '/said-to-be-too-large': (_, response) =>
    response.writeHead(200, { 'content-length': MAX_BYTES + 1 }).flushHeaders(),
  '/endless': (_, response) => {
    const write = () => {
      while (!response.destroyed && response.write(padded(100_000)));
    };
    response.on('drain', write);
    write();
  },
  '/compressed': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(PHOTO)),
  '/compressed-too-large': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(padded(10 * MAX_BYTES))),
  '/says-nothing': () => {},
  '/half-a-photo': (_, response) => {
    response.writeHead(200, { 'content-length': PHOTO.length }).write(PHOTO.subarray(0, PHOTO.length / 2));
  },
};

const server = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  response.once('close', () => response.writableFinished || cut.push(path));
  ANSWERS[path]?.(request, response);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked.length = 0;
  cut.length = 0;
});

/** Private addresses are refused elsewhere; this one is allowed as the operator's own. */
const fetchCover = (path: string, options = {}) =>
  createFetchCover(
    { fetchAddress: (address, within) => fetchPicture(address, { baseUrl: origin }, within) },
    options,
  )(`${origin}${path}`, 'meera');

const refused = { code: 'validation_failed', body: { detail: [{ type: 'picture_not_fetched' }] } };

it.each(['/photo', '/largest'])('A picture of up to 8 MB is fetched: %s', async (path) => {
  const { picture } = await fetchCover(path);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
});

it.each(['/moved', '/moved-with-a-photo'])('A redirect is not followed: %s', async (path) => {
  await expect(fetchCover(path)).rejects.toMatchObject(refused);
  expect(asked).toEqual([path]);
});

it('A larger body is refused', async () => {
  await expect(fetchCover('/too-large')).rejects.toMatchObject(refused);
});

it.each(['/said-to-be-too-large', '/endless'])('A body without an end is left: %s', async (path) => {
  await expect(fetchCover(path, { withinMs: 60_000 })).rejects.toMatchObject(refused);
  await expect.poll(() => cut).toContain(path);
});

it.each(['/compressed', '/compressed-too-large'])('A compressed body is not unpacked: %s', async (path) => {
  await expect(fetchCover(path)).rejects.toMatchObject(refused);
});

it.each(['/says-nothing', '/half-a-photo'])('A slow server is left: %s', async (path) => {
  await expect(fetchCover(path, { withinMs: 300 })).rejects.toMatchObject(refused);
  await expect.poll(() => cut).toContain(path);
});
