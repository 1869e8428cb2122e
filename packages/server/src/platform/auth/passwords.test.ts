import * as argon2 from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { inRequest } from '../tracing/requestContext.ts';
import { createPasswords, type PasswordHasher } from './passwords.ts';

/** A hasher that resolves when the test says so. */
function slowHasher() {
  const ends: (() => void)[] = [];
  let most = 0;
  const wait = <T>(value: T): Promise<T> =>
    new Promise((resolve) => {
      ends.push(() => resolve(value));
      most = Math.max(most, ends.length);
    });
  const hasher: PasswordHasher = { hash: () => wait('a hash'), verify: () => wait(true) };
  return { hasher, endOne: () => ends.shift()?.(), running: () => ends.length, most: () => most };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('passwords', () => {
  it('are hashed with Argon2id and OWASP’s parameters, each with its own salt', async () => {
    const { hash, verify } = createPasswords();
    const [first, second] = [await hash('Sarayu 1! river'), await hash('Sarayu 1! river')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await argon2.verify(first, 'Sarayu 1! river')).toBe(true);
    expect(await verify(first, 'Sarayu 1! river')).toBe(true);
    expect(await verify(first, 'Sarayu 1! rivers')).toBe(false);
    expect(await verify(null, 'Sarayu 1! river')).toBe(false);
  });

  it('are charged to the request that has them hashed or compared', async () => {
    const { hash, verify } = createPasswords();
    const stored = await hash('Sarayu 1! river');
    for (const work of [() => hash('x'), () => verify(stored, 'x'), () => verify(null, 'x')]) {
      const meter = { loopMs: 0, workerMs: 0 };
      await new Promise<unknown>((resolve) =>
        inRequest({ id: 'a', trace: null, meter }, () => resolve(work())),
      );
      expect(meter.workerMs).toBeGreaterThan(1);
    }
  });

  it('do not block the event loop while they are hashed', async () => {
    const { hash } = createPasswords();
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await Promise.all(Array.from({ length: 8 }, () => hash('Sarayu 1! river')));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(8);
  });

  it('are hashed two at a time, so that threads are left for reading files', async () => {
    const slow = slowHasher();
    const { hash } = createPasswords(slow.hasher);
    const all = Array.from({ length: 5 }, () => hash('x'));
    for (let ended = 0; ended < 5; ended++) {
      await settled();
      expect(slow.running()).toBe(Math.min(2, 5 - ended));
      slow.endOne();
    }
    expect(await Promise.all(all)).toHaveLength(5);
    expect(slow.most()).toBe(2);
  });

  it('are refused with a retry-after when hundreds are queued', async () => {
    const slow = slowHasher();
    const { hash } = createPasswords(slow.hasher);
    const waiting = Array.from({ length: 202 }, () => hash('x'));
    await settled();
    await expect(hash('x')).rejects.toMatchObject({ body: { code: 'unavailable', retry_after_seconds: 5 } });
    for (let ended = 0; ended < 202; ended++) {
      slow.endOne();
      await settled();
    }
    expect(await Promise.all(waiting)).toHaveLength(202);
  });
});
