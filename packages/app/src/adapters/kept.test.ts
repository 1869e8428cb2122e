import { expect, it } from 'vitest';
import { keptIn } from './kept.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

it('keeps in the browser what the browser keeps', () => {
  const browser = storage();
  const kept = keptIn(() => browser);
  kept.keep('theme', 'night');
  expect(browser.getItem('theme')).toBe('night');
  browser.setItem('theme', 'palm-leaf');
  expect(kept.read('theme')).toBe('palm-leaf');
  kept.keep('theme', null);
  expect(kept.read('theme')).toBeNull();
  expect(browser.getItem('theme')).toBeNull();
});

it('keeps in the page what a browser forbids', () => {
  const kept = keptIn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(kept.read('theme')).toBeNull();
  kept.keep('theme', 'night');
  expect(kept.read('theme')).toBe('night');
  kept.keep('theme', null);
  expect(kept.read('theme')).toBeNull();
});

it('keeps in the page what a browser has no room for, and never an older value', () => {
  const full = storage();
  full.setItem('theme', 'night');
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const kept = keptIn(() => full);
  kept.keep('theme', 'palm-leaf');
  expect(kept.read('theme')).toBe('palm-leaf');
});
