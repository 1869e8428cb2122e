import { describe, expect, it, vi } from 'vitest';
import type { Covers, FoundCover } from './covers.ts';
import { prerenderCovers } from './prerenderCovers.ts';

const ADDRESSES = ['/covers/a-1.webp', '/covers/b-2.webp'];
const log = { warn: vi.fn<(details: object, message?: string) => void>() };

function coversThat(find: (file: string) => Promise<FoundCover>) {
  return { find: vi.fn<Covers['find']>(find) };
}

describe('Pre-rasterising covers', () => {
  it('requests the sizes that cards show, one after the other', async () => {
    let concurrent = 0;
    const covers = coversThat(async () => {
      concurrent += 1;
      expect(concurrent).toBe(1);
      await Promise.resolve();
      concurrent -= 1;
      return null;
    });
    prerenderCovers(covers, ADDRESSES, log);
    await expect.poll(() => covers.find).toHaveBeenCalledTimes(4);
    expect(covers.find.mock.calls.flat()).toEqual([
      'a-1-320w.webp',
      'b-2-320w.webp',
      'a-1-640w.webp',
      'b-2-640w.webp',
    ]);
  });

  it('stops with the server, after the current cover', async () => {
    const { promise, resolve } = Promise.withResolvers<FoundCover>();
    const covers = coversThat(() => promise);
    const stopped = prerenderCovers(covers, ADDRESSES, log)();
    resolve(null);
    await stopped;
    expect(covers.find).toHaveBeenCalledTimes(1);
  });

  it('never crashes the server', async () => {
    const covers = coversThat(() => Promise.reject(new Error('no database')));
    await prerenderCovers(covers, ADDRESSES, log)();
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'covers cannot be rasterised in advance');
  });
});
