import { paths } from '@kathaloka/ui';
import { localStore } from '../browser/safeStorage.ts';

/** The key in the browser's storage. */
export const REDIRECT_KEY = 'redirectAfterLogin';

/** The pages for signing in and registering, which are never redirect targets. */
const SIGN_IN_PATHS: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.guardian,
  paths.consent,
  paths.adminLogin,
]);

export function isSignInPath(pathname: string): boolean {
  return SIGN_IN_PATHS.has(pathname);
}

/** Remembers the redirect target after a login: a path on this site with its query. */
export function rememberPath({ pathname, search }: { pathname: string; search: string }): void {
  if (isSignInPath(pathname)) return;
  localStore.write(REDIRECT_KEY, pathname + search);
}
