import { isSameJson } from './isSameJson.ts';
import type { DraftContent, LocalDrafts } from './localDrafts.ts';

/** Where the latest text is: on the server, on its way there, or only in this browser. */
export type DraftState =
  | 'empty'
  | 'saved'
  | 'saving'
  /** The server cannot be reached, or nobody is signed in any more. */
  | 'here'
  /** The server has refused it. */
  | 'refused'
  /** Another tab or another device has saved something else meanwhile. */
  | 'conflict';

type SaveProblem = 'stale' | 'unreachable' | 'signed_out' | 'refused';
export type SaveAnswer =
  | { readonly version: number; readonly problem?: undefined }
  | { readonly problem: SaveProblem };

export interface ServerDraft {
  readonly content: DraftContent;
  readonly version: number;
}

export interface DraftSaverOptions {
  readonly local: LocalDrafts;
  readonly save: (draft: ServerDraft) => Promise<SaveAnswer>;
  /** What the server has; undefined where it cannot be asked. */
  readonly read: () => Promise<ServerDraft | null | undefined>;
  readonly onState: (state: DraftState) => void;
}

/** After the last key, so that typing sends nothing. */
const SEND_AFTER_MS = 800;
/** Sooner, because a tab may be closed; not at every key, because a story may be large. */
const KEEP_AFTER_MS = 250;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

const STATE_AFTER: Readonly<Record<SaveProblem, DraftState>> = {
  stale: 'conflict',
  unreachable: 'here',
  signed_out: 'here',
  refused: 'refused',
};

/**
 * Saves a draft while somebody types: in this browser first, and then on the server, one save after the other. What the
 * server has is forgotten here, and what it does not have is sent again until it has it.
 */
export function createDraftSaver({ local, save, read, onState }: DraftSaverOptions) {
  let version = 0;
  /** The latest text that the server does not have, as far as this browser knows. */
  let unsaved: DraftContent | undefined;
  /** What was sent without an answer: the server may have it all the same. */
  let lost: DraftContent | undefined;
  let sending: Promise<void> | undefined;
  let isInConflict = false;
  let isStopped = false;
  let retryMs = FIRST_RETRY_MS;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;

  function keepNow(): void {
    clearTimeout(keepTimer);
    if (unsaved) local.keep({ content: unsaved, version });
  }

  function sendAfter(ms: number): void {
    clearTimeout(sendTimer);
    if (!isStopped) sendTimer = setTimeout(send, ms);
  }

  function send(): void {
    clearTimeout(sendTimer);
    if (sending || isInConflict || !unsaved) return;
    const sent = unsaved;
    onState('saving');
    sending = saveOrFindSaved(sent).then((answer) => {
      sending = undefined;
      // it may have been saved for good, or thrown away, in the meantime
      if (unsaved) follow(sent, answer);
    });
  }

  /** A save whose answer was lost finds its own text when it is sent again: that is no conflict. */
  async function saveOrFindSaved(sent: DraftContent): Promise<SaveAnswer> {
    const answer = await save({ content: sent, version });
    if (answer.problem !== 'stale') return answer;
    const stored = await read();
    if (stored === undefined) return { problem: 'unreachable' };
    if (stored && isSameJson(stored.content, sent)) return { version: stored.version };
    if (!stored || (lost && isSameJson(stored.content, lost)))
      return save({ content: sent, version: stored?.version ?? 0 });
    return answer;
  }

  function follow(sent: DraftContent, answer: SaveAnswer): void {
    if (answer.problem !== undefined) {
      if (answer.problem === 'unreachable') {
        lost = sent;
        sendAfter(retryMs);
        retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
      }
      isInConflict = answer.problem === 'stale';
      keepNow();
      return onState(STATE_AFTER[answer.problem]);
    }
    version = answer.version;
    lost = undefined;
    retryMs = FIRST_RETRY_MS;
    if (unsaved !== sent) {
      keepNow();
      sendAfter(SEND_AFTER_MS);
      return onState('saving');
    }
    forgetHere();
    onState('saved');
  }

  function forgetHere(): void {
    clearTimeout(keepTimer);
    unsaved = undefined;
    local.keep(null);
  }

  return {
    /** Goes on from this version of the server's draft. In a conflict nothing is sent. */
    startFrom(known: number, { isConflict = false } = {}): void {
      version = known;
      isStopped = false;
      isInConflict = isConflict;
      onState(isConflict ? 'conflict' : known > 0 ? 'saved' : 'empty');
    },
    change(content: DraftContent): void {
      unsaved = content;
      clearTimeout(keepTimer);
      keepTimer = setTimeout(keepNow, KEEP_AFTER_MS);
      if (isInConflict) return;
      onState('saving');
      sendAfter(SEND_AFTER_MS);
    },
    /** Stores here at once what has been typed: the tab may be closed now. */
    keepNow,
    /** Sends at once: somebody is signed in again, or the network is back. */
    sendNow(): void {
      retryMs = FIRST_RETRY_MS;
      send();
    },
    /** Forgets everything that is not saved, once nothing is being sent any more. */
    async forget(): Promise<void> {
      clearTimeout(sendTimer);
      forgetHere();
      lost = undefined;
      await sending;
      version = 0;
      isInConflict = false;
      onState('empty');
    },
    /** The page is gone: what is not saved yet is sent once more, and stored here until then. */
    stop(): void {
      keepNow();
      send();
      isStopped = true;
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
