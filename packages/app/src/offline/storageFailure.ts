/** Why this device stores nothing, or cannot read what it has stored. */
export type StorageFailure = 'full' | 'storage_refused';

/** By these names a browser refuses. On a full disk it has many others: Chromium says `UnknownError`, and rarely what has happened. */
const REFUSALS = new Set(['SecurityError', 'NotAllowedError', 'NotSupportedError', 'InvalidStateError']);

export function storageFailureOf(error: unknown): StorageFailure {
  const isFailure = error instanceof DOMException && !REFUSALS.has(error.name) && !isDenied();
  return isFailure ? 'full' : 'storage_refused';
}

/** Where somebody has forbidden storage, Chromium's database says `UnknownError` as well. */
function isDenied(): boolean {
  try {
    void globalThis.localStorage;
    return false;
  } catch {
    return true;
  }
}
