import type { SessionStorage } from './storedSession.ts';

/** A fallback for browsers without storage (private windows, storage turned off): the session lasts as long as the page. */
export function createMemoryStorage(): SessionStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
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
