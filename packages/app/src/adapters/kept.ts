export interface Kept {
  readonly read: (key: string) => string | null;
  /** `null` forgets it. */
  readonly keep: (key: string, value: string | null) => void;
}

/** What a browser keeps. It may forbid that, or have no room: then it is kept for as long as the page lasts. */
export function keptIn(open: () => Storage): Kept {
  const inPage = new Map<string, string>();
  return {
    read(key) {
      try {
        return inPage.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    keep(key, value) {
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

/** Until somebody clears it. */
export const inBrowser = keptIn(() => localStorage);
/** Until the tab is closed. */
export const inVisit = keptIn(() => sessionStorage);
