import type { Listening, Valkey } from '../valkey/Valkey.ts';

/**
 * Called with a message, or with undefined if messages may have been lost: then the listener must read the current
 * state.
 */
export type NoticeHandler = (message: string | undefined) => void;

/**
 * Lets processes tell each other of changes, by `NOTIFY` of the database, which its triggers use as well. While the
 * listening connection is lost, messages are lost, too; the listeners are told of such a gap.
 */
export interface Notices extends Pick<Valkey, 'publish'> {
  /** The name of a channel has at most 63 letters, and a message at most 7999 bytes. */
  readonly listen: (channel: string, onNotice: NoticeHandler) => Listening;
  /** Whether messages arrive. They do not while the connection is lost, nor behind a pooler that passes none on. */
  readonly isUp: () => boolean;
  readonly stop: () => Promise<void>;
}
