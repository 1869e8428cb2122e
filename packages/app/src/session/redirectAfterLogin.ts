import { safeRedirectPath } from '@kathaloka/contract/rules';
import { paths } from '@kathaloka/ui';
import { localStore } from '../browser/safeStorage.ts';

const KEY = 'redirectAfterLogin';

/** Pages for signing in and registering: never the target of a redirect after the login. */
const SIGN_IN_PATHS: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.adminLogin,
]);

export function isSignInPath(pathname: string): boolean {
  return SIGN_IN_PATHS.has(pathname);
}

/** The redirect target after a login: a path of this site with its query. */
export function rememberPath({ pathname, search }: { pathname: string; search: string }): void {
  if (isSignInPath(pathname)) return;
  localStore.write(KEY, pathname + search);
}

/** Reads and forgets the remembered path. A path that would leave this site is ignored. */
export function takeRememberedPath(): string | undefined {
  const path = localStore.read(KEY);
  localStore.write(KEY, null);
  const safe = safeRedirectPath(path);
  return safe !== undefined && isSignInPath(new URL(safe, location.origin).pathname) ? undefined : safe;
}
