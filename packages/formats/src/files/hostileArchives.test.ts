import { heldBytes } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { archive, bytesOf, type Listed } from '../testing/archive.ts';
import { IMPORT_FILE_MAX_BYTES } from '../limits.ts';
import { importFiles } from './importFiles.ts';
import { readingBudget } from './readingBudget.ts';
import { shelfTexts } from './shelfTexts.ts';
import { FILES_MAX, unzipped } from './unzip.ts';

const MEGABYTE = 1024 * 1024;
const UNREADABLE = { code: 'archive_unreadable', params: { name: 'a.zip' } };

const times = <Item>(count: number, of: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => of(at));
const zipped = async (...given: Parameters<typeof archive>) => ({
  name: 'a.zip',
  bytes: await archive(...given),
});
const stored = (name: string, length: number) =>
  ({ name, data: new Uint8Array(length).fill(97), method: 0 }) as const;

/** How much memory grows while an archive is read, in bytes, measured whenever the reader accesses a name. */
async function heldFor({ name, bytes }: Awaited<ReturnType<typeof zipped>>) {
  const before = heldBytes();
  let most = before;
  const read = unzipped(
    { name, bytes },
    () => {
      most = Math.max(most, heldBytes());
      return true;
    },
    readingBudget({ files: 100_000, bytes: IMPORT_FILE_MAX_BYTES.page }),
  );
  await Promise.allSettled([read]);
  return Math.max(most, heldBytes()) - before;
}

/** An archive whose directory lists the first file several times. */
const same = (count: number) => (listed: readonly Listed[]) =>
  times(count, (at) => ({ ...listed[0]!, name: `${at}.txt` }));

describe('Memory for an archive is bounded by its own length, whatever its directory lists:', () => {
  it('the same bytes 4,000 times', async () => {
    const file = await zipped([stored('a.txt', MEGABYTE / 8)], same(4_000));
    expect(await heldFor(file)).toBeLessThan(16 * MEGABYTE);
    expect((await importFiles([file])).refusal).toEqual({
      code: 'too_many_files',
      params: { max: FILES_MAX },
    });
    expect((await shelfTexts(file)).refusal).toMatchObject({ code: 'too_many_files' });
  });

  it('the same bytes for the maximum number of files', async () => {
    const file = await zipped([stored('a.txt', MEGABYTE)], same(FILES_MAX));
    expect(await heldFor(file)).toBeLessThan(16 * MEGABYTE);
    expect((await importFiles([file])).refusal).toEqual(UNREADABLE);
    expect((await shelfTexts(file)).refusal).toEqual(UNREADABLE);
  });

  it('names of 64 kB each', async () => {
    const file = await zipped([stored('a.txt', 10)], (listed) =>
      times(90, (at) => ({ ...listed[0]!, name: `${'.a'.repeat(32_000)}${at}.txt` })),
    );
    expect(await heldFor(file)).toBeLessThan(16 * MEGABYTE);
    expect((await importFiles([file])).refusal).toEqual(UNREADABLE);
  });

  it('thousands of files that are not part of a story', async () => {
    const file = await zipped([stored('a.twee', 10), stored('a.png', 10)], ([story, picture]) => [
      ...times(60_000, () => picture!),
      story!,
    ]);
    expect((await importFiles([file])).refusal).toMatchObject({ code: 'unknown_format' });
  });
});

describe('An archive is refused if its files', () => {
  const two = [stored('a.txt', 1_000), stored('b.txt', 1_000)];

  it.each<readonly [string, (listed: Listed) => Partial<Listed>]>([
    ['overlap by one byte', ({ packed }) => ({ packed: packed + 1 })],
    ['are the bytes of another one', () => ({ packed: 1_030 })],
    ['are larger than the archive', () => ({ packed: 0xffff_ffff })],
    ['begin beyond it', () => ({ at: 0xffff_fff0 })],
    ['begin in its directory', ({ at }) => ({ at: at + 2_070 })],
    ['begin where no file does', ({ at }) => ({ at: at + 1 })],
  ])('%s', async (_, lie) => {
    const file = await zipped(two, ([first, second]) => [{ ...first!, ...lie(first!) }, second!]);
    expect((await importFiles([file])).refusal).toEqual(UNREADABLE);
  });

  it('overlap with its directory', async () => {
    const file = await zipped(two, ([first, second]) => [first!, { ...second!, packed: second!.packed + 1 }]);
    expect((await importFiles([file])).refusal).toEqual(UNREADABLE);
  });

  it('are larger together than the archive', async () => {
    const file = await zipped(
      times(10, (at) => stored(`${at}.txt`, 1_000)),
      (listed) => listed.map((entry) => ({ ...entry, packed: 9_000 })),
    );
    expect((await importFiles([file])).refusal).toEqual(UNREADABLE);
  });

  it('are fewer than its directory claims', async () => {
    const { name, bytes } = await zipped(two);
    new DataView(bytes.buffer).setUint16(bytes.length - 12, 3, true);
    expect((await importFiles([{ name, bytes }])).refusal).toEqual(UNREADABLE);
  });
});

describe('All archives of one import share one budget', () => {
  const MAX = IMPORT_FILE_MAX_BYTES.page;
  const zeros = { name: 'a.twee', data: new Uint8Array(MEGABYTE), size: 1 };

  it('of expanded bytes, whatever sizes they claim', async () => {
    const bytes = await archive([zeros]);
    const files = times(FILES_MAX, (at) => ({ name: `${at}.zip`, bytes }));
    expect((await importFiles(files)).refusal).toEqual({ code: 'too_large', params: { max: MAX } });
  });

  it('of bytes that are stored uncompressed', async () => {
    const half = await archive([stored('a.twee', MAX / 2 - 1_000)]);
    const small = await archive([zeros]);
    const files = [half, small, small, small, small, small].map((bytes, at) => ({
      name: `${at}.zip`,
      bytes,
    }));
    expect((await importFiles(files)).refusal).toEqual({ code: 'too_large', params: { max: MAX } });
  });

  it('of bytes, including those of files outside of archives', async () => {
    const files = [
      { name: 'a.zip', bytes: await archive(times(5, (at) => ({ ...zeros, name: `${at}.twee` }))) },
      { name: 'b.twee', bytes: new Uint8Array(MAX / 2) },
    ];
    expect((await importFiles(files)).refusal).toEqual({ code: 'too_large', params: { max: MAX } });
  });

  it('of files', async () => {
    const bytes = await archive(times(3, (at) => ({ name: `${at}.twee`, data: bytesOf(':: a\nb') })));
    const files = times(FILES_MAX / 2, (at) => ({ name: `${at}.zip`, bytes }));
    expect((await importFiles(files)).refusal).toEqual({
      code: 'too_many_files',
      params: { max: FILES_MAX },
    });
  });

  it('and expansion stops with it', async () => {
    const bytes = await archive(times(20, (at) => ({ ...zeros, name: `${at}.twee` })));
    let expanded = 0;
    const { takeFile, takeBytes } = readingBudget({ files: FILES_MAX, bytes: 2 * MEGABYTE });
    const counting = {
      takeFile,
      takeBytes(count: number) {
        expanded += count;
        takeBytes(count);
      },
    };
    await expect(unzipped({ name: 'a.zip', bytes }, () => true, counting)).rejects.toThrow('too_large');
    expect(expanded).toBeLessThan(3 * MEGABYTE);
  });
});

it('an archive within an archive is treated as a file that is no story', async () => {
  const inner = await archive([{ name: 'a.twee', data: new Uint8Array(64 * MEGABYTE) }]);
  const named = (name: string) => zipped([{ name, data: inner }]);
  expect((await importFiles([await named('b.zip')])).refusal).toMatchObject({ code: 'no_scenes' });
  expect((await importFiles([await named('b.twee')])).refusal).toMatchObject({ code: 'not_text' });
});
