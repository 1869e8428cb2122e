import { expect, it } from 'vitest';
import { safeStorage } from './safeStorage.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

it('stores values in the browser', () => {
  const browser = storage();
  const kept = safeStorage(() => browser);
  kept.keep('theme', 'night');
  expect(browser.getItem('theme')).toBe('night');
  browser.setItem('theme', 'palm-leaf');
  expect(kept.read('theme')).toBe('palm-leaf');
  kept.keep('theme', null);
  expect(kept.read('theme')).toBeNull();
  expect(browser.getItem('theme')).toBeNull();
});

it('falls back to memory when the browser forbids storage', () => {
  const kept = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(kept.read('theme')).toBeNull();
  kept.keep('theme', 'night');
  expect(kept.read('theme')).toBe('night');
  kept.keep('theme', null);
  expect(kept.read('theme')).toBeNull();
});

it('falls back to memory when the storage is full, and never returns a stale value', () => {
  const full = storage();
  full.setItem('theme', 'night');
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const kept = safeStorage(() => full);
  kept.keep('theme', 'palm-leaf');
  expect(kept.read('theme')).toBe('palm-leaf');
});
