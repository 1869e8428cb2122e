/** That somebody was asked to log in when they wanted to play from a link: it begins when they are back. */
const KEY = 'kathaloka.playFrom';

interface WantedPlay {
  readonly token: string;
  /** The same for every attempt: one session is begun, however often the page is loaded. */
  readonly key: string;
}

/** Remembered in this tab alone. A browser that stores nothing shows the page again. */
export function rememberWantedPlay(token: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ token, key: crypto.randomUUID() } satisfies WantedPlay));
  } catch {
    // without storage, PLAY FROM HERE is pressed once more
  }
}

/** The key of what was wanted of this link, once. */
export function takeWantedPlay(token: string): string | undefined {
  try {
    const { token: wanted, key } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<WantedPlay>;
    if (wanted !== token || typeof key !== 'string') return undefined;
    sessionStorage.removeItem(KEY);
    return key;
  } catch {
    return undefined;
  }
}
