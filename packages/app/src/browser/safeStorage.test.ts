import { expect, it } from 'vitest';
import { safeStorage } from './safeStorage.ts';

function storage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
}

it('stores values in the browser', () => {
  const browser = storage();
  const stored = safeStorage(() => browser);
  stored.write('theme', 'night');
  expect(browser.getItem('theme')).toBe('night');
  browser.setItem('theme', 'palm-leaf');
  expect(stored.read('theme')).toBe('palm-leaf');
  stored.write('theme', null);
  expect(stored.read('theme')).toBeNull();
  expect(browser.getItem('theme')).toBeNull();
});

it('falls back to memory when the browser forbids storage', () => {
  const stored = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(stored.read('theme')).toBeNull();
  stored.write('theme', 'night');
  expect(stored.read('theme')).toBe('night');
  stored.write('theme', null);
  expect(stored.read('theme')).toBeNull();
});

it('falls back to memory when the storage is full, and never returns a stale value', () => {
  const full = storage();
  full.setItem('theme', 'night');
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const stored = safeStorage(() => full);
  stored.write('theme', 'palm-leaf');
  expect(stored.read('theme')).toBe('palm-leaf');
});
