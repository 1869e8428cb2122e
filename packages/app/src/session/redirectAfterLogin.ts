import { safeRedirectPath } from '@kathaloka/contract/rules';

const KEY = 'redirectAfterLogin';

/** Where to go on after a login: a path of this site with its query. */
export function rememberPath({ pathname, search }: { pathname: string; search: string }): void {
  try {
    localStorage.setItem(KEY, pathname + search);
  } catch {
    // without storage the login leads Home
  }
}

/** Reads the remembered path and forgets it. What leads away from this site is not followed. */
export function takeRememberedPath(): string | undefined {
  try {
    const path = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return safeRedirectPath(path);
  } catch {
    return undefined;
  }
}
