import { localStore } from '../browser/safeStorage.ts';

const KEY = 'kathaloka.hasSignedIn';

/** Whether nobody has signed in on this browser before: they need an account first. It does not say who did. */
export const isNewcomer = (): boolean => localStore.read(KEY) === null;

export const noteSignIn = (): void => localStore.write(KEY, 'yes');
