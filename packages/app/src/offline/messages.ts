import type { StorageFailure } from './storageFailure.ts';

/** What a page tells the service worker. */
export type ToWorker =
  /** The reader has asked for the newer version. */
  | { readonly type: 'activate' }
  /** Nobody, or somebody else, is signed in. */
  | { readonly type: 'forget' }
  /** The page listens from now on: it may have been shown something older before. */
  | { readonly type: 'listening' }
  /** Loads what was left out to save data; answered on the port. */
  | { readonly type: 'install' };

/** What the service worker tells a page. */
export type FromWorker =
  /** An answer came from the cache, of this time, because the server did not answer. */
  | { readonly type: 'stored'; readonly at: string | null }
  /** The server answers again. */
  | { readonly type: 'answered' };

/** What it answers to `install`: why not all is there; null: it is. */
export interface ShellInstalled {
  readonly failure: StorageFailure | 'network' | null;
}
