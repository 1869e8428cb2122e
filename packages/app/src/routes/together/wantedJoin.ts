import { sessionStore } from '../../browser/safeStorage.ts';

/** That somebody pressed JOIN and was asked to log in: they join when they are back. In this tab alone. */
const KEY = 'kathaloka.join';

export const rememberWantedJoin = (token: string): void => sessionStore.write(KEY, token);

/** Whether this invitation was wanted, once. */
export function takeWantedJoin(token: string): boolean {
  if (sessionStore.read(KEY) !== token) return false;
  sessionStore.write(KEY, null);
  return true;
}
