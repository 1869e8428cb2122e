import { localStore } from '../browser/safeStorage.ts';

const KEY = 'kathaloka.hasSignedIn';

/** Whether no account has ever signed in on this browser; then the person probably needs to register. */
export const isNewcomer = (): boolean => localStore.read(KEY) === null;

export const noteSignIn = (): void => localStore.write(KEY, 'yes');
