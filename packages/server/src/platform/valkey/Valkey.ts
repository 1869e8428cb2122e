export interface Listening {
  /** Resolves when what is published from now on is heard, or could not be. */
  readonly ready: Promise<unknown>;
  readonly stop: () => void;
}

/**
 * What the processes of an installation share for a moment. It may be away, slow or emptied at any time, so nothing that
 * must stay is in it, and nothing here throws or makes anybody wait for long.
 */
export interface Valkey {
  /** The answer of a script, or undefined where there was none in time: then nobody knows whether it ran. */
  readonly run: (script: string, key: string, values: readonly number[]) => Promise<unknown>;
  /** To those who listen now; lost where it is away. */
  readonly publish: (channel: string, message: string) => void;
  /** Until it is stopped, also after Valkey was away; what was published meanwhile is lost. */
  readonly listen: (channel: string, hear: (message: string) => void) => Listening;
  readonly isUp: () => boolean;
  readonly stop: () => Promise<void>;
}
