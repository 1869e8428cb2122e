import type { SessionStorage } from './storedSession.ts';

/** A fallback for browsers without storage (private windows, storage turned off): the session lasts as long as the page. */
export function createMemoryStorage(): SessionStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

export function browserStorage(): SessionStorage {
  try {
    const probe = 'kathaloka.probe';
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return createMemoryStorage();
  }
}
