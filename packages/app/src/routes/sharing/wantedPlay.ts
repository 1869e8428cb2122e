/** Remembers that a guest wanted to play from a link; the session begins after their login. */
const KEY = 'kathaloka.playFrom';

interface WantedPlay {
  readonly token: string;
  /** The idempotency key, by which several loads of the page begin one session. */
  readonly key: string;
}

/** Remembers the link, in this tab only. */
export function rememberWantedPlay(token: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ token, key: crypto.randomUUID() } satisfies WantedPlay));
  } catch {
    // without storage, the reader has to press PLAY FROM HERE again
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
