import { sessionStore } from '../../browser/safeStorage.ts';

/** Remembers, in this tab, that a guest pressed JOIN, and joins after their login. */
const KEY = 'kathaloka.join';

export const rememberWantedJoin = (token: string): void => sessionStore.write(KEY, token);

/** Whether this invitation was remembered; forgets it. */
export function takeWantedJoin(token: string): boolean {
  if (sessionStore.read(KEY) !== token) return false;
  sessionStore.write(KEY, null);
  return true;
}
