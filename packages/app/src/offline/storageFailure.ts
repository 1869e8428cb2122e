/** Why this device stores nothing, or cannot read what it has stored. */
export type StorageFailure = 'full' | 'storage_refused';

/** The names of errors that are refusals. A full disk has many other names: Chromium mostly says `UnknownError`. */
const REFUSALS = new Set(['SecurityError', 'NotAllowedError', 'NotSupportedError', 'InvalidStateError']);

export function storageFailureOf(error: unknown): StorageFailure {
  const isFailure = error instanceof DOMException && !REFUSALS.has(error.name) && !isDenied();
  return isFailure ? 'full' : 'storage_refused';
}

/** Whether the user has forbidden storage: then, too, Chromium's database says `UnknownError`. */
function isDenied(): boolean {
  try {
    void globalThis.localStorage;
    return false;
  } catch {
    return true;
  }
}
