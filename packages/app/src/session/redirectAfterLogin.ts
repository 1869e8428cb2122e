import { safeRedirectPath } from '@kathaloka/contract/rules';
import { inBrowser } from '../adapters/kept.ts';

const KEY = 'redirectAfterLogin';

/** Where to go on after a login: a path of this site with its query. */
export function rememberPath({ pathname, search }: { pathname: string; search: string }): void {
  inBrowser.keep(KEY, pathname + search);
}

/** Reads the remembered path and forgets it. What leads away from this site is not followed. */
export function takeRememberedPath(): string | undefined {
  const path = inBrowser.read(KEY);
  inBrowser.keep(KEY, null);
  return safeRedirectPath(path);
}
