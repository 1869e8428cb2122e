export interface SafeStorage {
  readonly read: (key: string) => string | null;
  /** `null` removes the entry. */
  readonly write: (key: string, value: string | null) => void;
}

/** A browser's storage that falls back to memory if it is forbidden or full. */
export function safeStorage(open: () => Storage): SafeStorage {
  const inPage = new Map<string, string>();
  return {
    read(key) {
      try {
        return inPage.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      inPage.delete(key);
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, value);
      } catch {
        if (value !== null) inPage.set(key, value);
      }
    },
  };
}

/** `localStorage`: lasts until the user clears it. */
export const localStore = safeStorage(() => localStorage);
/** `sessionStorage`: lasts until the tab is closed. */
export const sessionStore = safeStorage(() => sessionStorage);
