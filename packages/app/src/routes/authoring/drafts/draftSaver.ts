import { isSame } from '@kathaloka/contract/story';
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
export class DraftSaver {
  readonly #options: DraftSaverOptions;
  #version = 0;
  /** The latest text that the server does not have, as far as this browser knows. */
  #unsaved: DraftContent | undefined;
  /** What was sent without an answer since the last one: the server may have any of it. */
  #lost: readonly DraftContent[] = [];
  #sending: Promise<void> | undefined;
  #isInConflict = false;
  #isStopped = false;
  #retryMs = FIRST_RETRY_MS;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #storeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DraftSaverOptions) {
    this.#options = options;
  }

  /** Goes on from this version of the server's draft. In a conflict nothing is sent. */
  startFrom(known: number, { isConflict = false } = {}): void {
    this.#version = known;
    this.#isStopped = false;
    this.#isInConflict = isConflict;
    this.#options.onState(isConflict ? 'conflict' : known > 0 ? 'saved' : 'empty');
  }

  change(content: DraftContent): void {
    this.#unsaved = content;
    clearTimeout(this.#storeTimer);
    this.#storeTimer = setTimeout(() => this.storeNow(), KEEP_AFTER_MS);
    if (this.#isInConflict) return;
    this.#options.onState('saving');
    this.#sendAfter(SEND_AFTER_MS);
  }

  /** Stores here at once what has been typed: the tab may be closed now. */
  storeNow(): void {
    clearTimeout(this.#storeTimer);
    if (this.#unsaved) this.#options.local.keep({ content: this.#unsaved, version: this.#version });
  }

  /** Sends at once: somebody is signed in again, or the network is back. */
  sendNow(): void {
    this.#retryMs = FIRST_RETRY_MS;
    this.#send();
  }

  /** Forgets everything that is not saved, once nothing is being sent any more. */
  async forget(): Promise<void> {
    clearTimeout(this.#sendTimer);
    this.#forgetHere();
    this.#lost = [];
    await this.#sending;
    this.#version = 0;
    this.#isInConflict = false;
    this.#options.onState('empty');
  }

  /** The page is gone: what is not saved yet is sent once more, and stored here until then. */
  stop(): void {
    this.storeNow();
    this.#send();
    this.#isStopped = true;
  }

  #sendAfter(ms: number): void {
    clearTimeout(this.#sendTimer);
    if (!this.#isStopped) this.#sendTimer = setTimeout(() => this.#send(), ms);
  }

  #send(): void {
    clearTimeout(this.#sendTimer);
    if (this.#sending || this.#isInConflict || !this.#unsaved) return;
    this.#options.onState('saving');
    this.#sending = this.#deliver(this.#unsaved);
  }

  async #deliver(sent: DraftContent): Promise<void> {
    const answer = await this.#saveOrFindSaved(sent);
    this.#sending = undefined;
    // it may have been saved for good, or thrown away, in the meantime
    if (!this.#unsaved) return;
    if (answer.problem === undefined) this.#arrived(sent, answer.version);
    else this.#failed(sent, answer.problem);
  }

  /** A save whose answer was lost finds its own text when it is sent again: that is no conflict. */
  async #saveOrFindSaved(sent: DraftContent): Promise<SaveAnswer> {
    const { save, read } = this.#options;
    const answer = await save({ content: sent, version: this.#version });
    if (answer.problem !== 'stale') return answer;
    const stored = await read();
    if (stored === undefined) return { problem: 'unreachable' };
    if (stored && isSame(stored.content, sent)) return { version: stored.version };
    if (!stored || this.#lost.some((each) => isSame(stored.content, each)))
      return save({ content: sent, version: stored?.version ?? 0 });
    return answer;
  }

  #arrived(sent: DraftContent, version: number): void {
    this.#version = version;
    this.#lost = [];
    this.#retryMs = FIRST_RETRY_MS;
    if (this.#unsaved === sent) {
      this.#forgetHere();
      this.#options.onState('saved');
    } else {
      this.storeNow();
      this.#sendAfter(SEND_AFTER_MS);
      this.#options.onState('saving');
    }
  }

  #failed(sent: DraftContent, problem: SaveProblem): void {
    if (problem === 'unreachable') {
      this.#lost = [...this.#lost, sent];
      this.#sendAfter(this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
    }
    this.#isInConflict = problem === 'stale';
    this.storeNow();
    this.#options.onState(STATE_AFTER[problem]);
  }

  #forgetHere(): void {
    clearTimeout(this.#storeTimer);
    this.#unsaved = undefined;
    this.#options.local.keep(null);
  }
}
