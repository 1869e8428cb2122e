/** Remembers that a guest wanted to play from a link: the session begins after their login. */
const KEY = 'kathaloka.playFrom';

interface WantedPlay {
  readonly token: string;
  /** The idempotency key: one session is begun, however often the page is loaded. */
  readonly key: string;
}

/** Remembers the link in this tab alone. */
export function rememberWantedPlay(token: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ token, key: crypto.randomUUID() } satisfies WantedPlay));
  } catch {
    // without storage, the reader presses PLAY FROM HERE again
  }
}

/** Returns the idempotency key for this link and forgets it. */
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
