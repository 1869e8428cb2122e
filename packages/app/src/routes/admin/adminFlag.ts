import { localStore } from '../../browser/safeStorage.ts';

const KEY = 'admin';
const YES = 'true';

/** Whether an administrator has signed in here. It only decides what is rendered: the server checks the role itself. */
export function isMarkedAsAdmin(): boolean {
  return localStore.read(KEY) === YES;
}

export function markAsAdmin(isAdmin: boolean): void {
  localStore.write(KEY, isAdmin ? YES : null);
}
