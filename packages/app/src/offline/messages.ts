import type { StorageFailure } from './storageFailure.ts';

/** What a page tells the service worker. */
export type ToWorker =
  /** Activates the newer version, at the reader's request. */
  | { readonly type: 'activate' }
  /** The login has ended or changed: the caches of logins are deleted. */
  | { readonly type: 'forget' }
  /** The page listens from now on, and may have missed an earlier `stored` message. */
  | { readonly type: 'listening' }
  /** Loads the shell if it was left out to save data; the answer comes on the port. */
  | { readonly type: 'install' };

/** What the service worker tells a page. */
export type FromWorker =
  /** The server did not answer, so the page got a stored answer. `at`: the time of that answer, if known. */
  | { readonly type: 'stored'; readonly at: string | null }
  /** The server answers again. */
  | { readonly type: 'answered' };

/** The worker's answer to `install`: why the shell is incomplete, or null. */
export interface ShellInstalled {
  readonly failure: StorageFailure | 'network' | null;
}
