import * as argon2 from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswords, type PasswordHasher } from './passwords.ts';

/** A hash that ends when it is told to. */
function slowHasher() {
  const ends: (() => void)[] = [];
  let most = 0;
  const wait = <T>(value: T): Promise<T> =>
    new Promise((resolve) => {
      ends.push(() => resolve(value));
      most = Math.max(most, ends.length);
    });
  const hasher: PasswordHasher = { hash: () => wait('a hash'), verify: () => wait(true) };
  return { hasher, endOne: () => ends.shift()?.(), atOnce: () => ends.length, most: () => most };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('passwords', () => {
  it('are hashed by Argon2id with the parameters of OWASP, each with a salt of its own', async () => {
    const { hash, verify } = createPasswords();
    const [first, second] = [await hash('Sarayu 1! river'), await hash('Sarayu 1! river')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await argon2.verify(first, 'Sarayu 1! river')).toBe(true);
    expect(await verify(first, 'Sarayu 1! river')).toBe(true);
    expect(await verify(first, 'Sarayu 1! rivers')).toBe(false);
    expect(await verify(null, 'Sarayu 1! river')).toBe(false);
  });

  it('leave the event loop free while they are hashed', async () => {
    const { hash } = createPasswords();
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await Promise.all(Array.from({ length: 8 }, () => hash('Sarayu 1! river')));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(8);
  });

  it('are hashed two at a time: the threads that read files are never all taken', async () => {
    const slow = slowHasher();
    const { hash } = createPasswords(slow.hasher);
    const all = Array.from({ length: 5 }, () => hash('x'));
    for (let ended = 0; ended < 5; ended++) {
      await settled();
      expect(slow.atOnce()).toBe(Math.min(2, 5 - ended));
      slow.endOne();
    }
    expect(await Promise.all(all)).toHaveLength(5);
    expect(slow.most()).toBe(2);
  });

  it('that come by the hundred are asked to come again, and nobody waits for ever', async () => {
    const slow = slowHasher();
    const { hash } = createPasswords(slow.hasher);
    const waiting = Array.from({ length: 202 }, () => hash('x'));
    await settled();
    await expect(hash('x')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    for (let ended = 0; ended < 202; ended++) {
      slow.endOne();
      await settled();
    }
    expect(await Promise.all(waiting)).toHaveLength(202);
  });
});
