/** Writes a `.br` and a `.gz` next to every served text file, so that the server never compresses them. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const TEXT = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.otf',
  '.svg',
  '.ttf',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
]);
const WORTH_IT_BYTES = 256;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** @type {ReadonlyArray<[suffix: string, compress: (bytes: Buffer) => Promise<Buffer>]>} */
const ENCODINGS = [
  [
    '.br',
    (bytes) =>
      brotli(bytes, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  ],
  ['.gz', (bytes) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION })],
];

/** @param {string} file */
async function precompressFile(file) {
  const bytes = await fs.readFile(file);
  if (bytes.length <= WORTH_IT_BYTES) return;
  await Promise.all(
    ENCODINGS.map(async ([suffix, compress]) => {
      const isThere = await fs.access(file + suffix).then(
        () => true,
        () => false,
      );
      if (isThere) return;
      const smaller = await compress(bytes);
      if (smaller.length < bytes.length) await fs.writeFile(file + suffix, smaller);
    }),
  );
}

/** @param {string} folder */
export async function precompress(folder) {
  const names = await fs.readdir(folder, { recursive: true });
  const files = names.filter((name) => TEXT.has(path.extname(name)) && !name.startsWith('.'));
  await Promise.all(files.map((name) => precompressFile(path.join(folder, name))));
}
