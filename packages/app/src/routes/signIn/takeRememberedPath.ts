import { safeRedirectPath } from '@kathaloka/contract/rules';
import { localStore } from '../../browser/safeStorage.ts';
import { isSignInPath, REDIRECT_KEY } from '../../session/redirectAfterLogin.ts';

/** Reads and forgets the remembered path. A path that would leave this site is ignored. */
export function takeRememberedPath(): string | undefined {
  const path = localStore.read(REDIRECT_KEY);
  localStore.write(REDIRECT_KEY, null);
  const safe = safeRedirectPath(path);
  return safe !== undefined && isSignInPath(new URL(safe, location.origin).pathname) ? undefined : safe;
}
