import { sessionStore } from '../../browser/safeStorage.ts';

/** Remembers, in this tab, that a guest pressed JOIN: they join after their login. */
const KEY = 'kathaloka.join';

export const rememberWantedJoin = (token: string): void => sessionStore.write(KEY, token);

/** Returns whether this invitation was wanted, and forgets it. */
export function takeWantedJoin(token: string): boolean {
  if (sessionStore.read(KEY) !== token) return false;
  sessionStore.write(KEY, null);
  return true;
}
