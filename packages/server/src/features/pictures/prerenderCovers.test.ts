import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Covers } from './covers.ts';
import { prerenderCovers } from './prerenderCovers.ts';

const ADDRESSES = ['/covers/a-1.webp', '/covers/b-2.webp'];
const log = { warn: vi.fn<(details: object, message?: string) => void>() };

function coversThat(ahead: Covers['ahead']) {
  return { ahead: vi.fn<Covers['ahead']>(ahead) };
}

beforeEach(() => log.warn.mockClear());

describe('Pre-rasterising covers', () => {
  it('requests the sizes that cards show, one after the other', async () => {
    let concurrent = 0;
    const covers = coversThat(async () => {
      concurrent += 1;
      expect(concurrent).toBe(1);
      await Promise.resolve();
      concurrent -= 1;
    });
    prerenderCovers(covers, ADDRESSES, log);
    await expect.poll(() => covers.ahead).toHaveBeenCalledTimes(4);
    expect(covers.ahead.mock.calls.flat()).toEqual([
      'a-1-320w.webp',
      'b-2-320w.webp',
      'a-1-640w.webp',
      'b-2-640w.webp',
    ]);
  });

  it('stops with the server, and ends with the current cover', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const covers = coversThat(() => promise);
    const { stop, ended } = prerenderCovers(covers, ADDRESSES, log);
    await stop();
    resolve();
    await ended;
    expect(covers.ahead).toHaveBeenCalledTimes(1);
  });

  it('never crashes the server', async () => {
    const covers = coversThat(() => Promise.reject(new Error('no database')));
    await prerenderCovers(covers, ADDRESSES, log).ended;
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'covers cannot be rasterised in advance');
  });

  it('says nothing of a database that is gone because the server stops', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    const { stop, ended } = prerenderCovers(
      coversThat(() => promise),
      ADDRESSES,
      log,
    );
    await stop();
    reject(new Error('no database'));
    await ended;
    expect(log.warn).not.toHaveBeenCalled();
  });
});
