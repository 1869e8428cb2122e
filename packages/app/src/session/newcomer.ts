import { localStore } from '../browser/safeStorage.ts';

const KEY = 'kathaloka.hasSignedIn';

/** Whether nobody has ever signed in on this browser: such a person needs an account first. */
export const isNewcomer = (): boolean => localStore.read(KEY) === null;

export const noteSignIn = (): void => localStore.write(KEY, 'yes');
