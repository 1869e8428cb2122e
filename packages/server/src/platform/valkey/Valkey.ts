export interface Listening {
  /** Resolves when messages are received from now on, or when subscribing has failed. */
  readonly ready: Promise<unknown>;
  readonly stop: () => void;
}

/**
 * Short-lived data that the processes of an installation share. Valkey may be unavailable, slow or emptied at
 * any time, so nothing that must stay is in it, and nothing here throws or waits for long.
 */
export interface Valkey {
  /** The result of a script. Undefined if there was no answer in time: the script may have run or not. */
  readonly run: (script: string, key: string, values: readonly number[]) => Promise<unknown>;
  /** Sends to current listeners; lost while Valkey is unavailable. */
  readonly publish: (channel: string, message: string) => void;
  /** Listens until stopped, across outages. Messages during an outage are lost. */
  readonly listen: (channel: string, hear: (message: string) => void) => Listening;
  readonly isUp: () => boolean;
  readonly stop: () => Promise<void>;
}
