import type { Listening, Valkey } from '../valkey/Valkey.ts';

/** Undefined: messages may have been lost, so what they are about is read again. */
export type NoticeHandler = (message: string | undefined) => void;

/**
 * How processes tell each other that something has changed: by `NOTIFY` of the database, also from its triggers. Messages
 * are lost while the connection that listens is; after that each listener is told so, once.
 */
export interface Notices extends Pick<Valkey, 'publish'> {
  /** A name has 63 letters at most, and a message 7999 bytes. */
  readonly listen: (channel: string, onNotice: NoticeHandler) => Listening;
  /** Whether messages arrive: not while the connection is lost, nor behind a pooler that passes none on. */
  readonly isUp: () => boolean;
  readonly stop: () => Promise<void>;
}
