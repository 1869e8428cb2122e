import { expect, it } from 'vitest';
import { unzip } from '../testing/unzip.ts';
import { createZip } from './zip.ts';

const FILES: readonly (readonly [string, string])[] = [
  ['mimetype', 'application/epub+zip'],
  ['कथा/پہلا.txt', 'नदी '.repeat(10_000)],
  ['empty', ''],
];

async function zipped(modified = '2026-11-25T08:00:01Z'): Promise<Buffer> {
  const zip = createZip(new Date(modified));
  const pieces: Buffer[] = [];
  for (const [name, text] of FILES)
    pieces.push(await zip.add(name, text, name === 'mimetype' ? 'stored' : 'deflated'));
  return Buffer.concat([...pieces, zip.end()]);
}

it('what is put into an archive comes out of it, in its order', async () => {
  const archive = await zipped();
  expect(unzip(archive).map(({ name, content }) => [name, String(content)])).toEqual(FILES);
  expect(archive.length).toBeLessThan(2000);
});

it('the same files of the same time make the same archive, and a time outside the format makes one, too', async () => {
  expect((await zipped()).equals(await zipped())).toBe(true);
  expect((await zipped()).equals(await zipped('2026-11-25T08:00:05Z'))).toBe(false);
  expect(unzip(await zipped('1970-01-01T00:00:00Z'))).toHaveLength(FILES.length);
});
