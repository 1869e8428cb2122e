import { isSame } from '@kathaloka/story';
import type { DraftContent, LocalDrafts } from './localDrafts.ts';

/** Where the latest text is: on the server, being saved, or only in this browser. */
export type DraftState =
  | 'empty'
  | 'saved'
  | 'saving'
  /** Only in this browser: the server cannot be reached, or the session has expired. */
  | 'here'
  /** The server has refused it. */
  | 'refused'
  /** Another tab or device has saved something else meanwhile. */
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
  /** The server's draft; undefined if the server cannot be reached. */
  readonly read: () => Promise<ServerDraft | null | undefined>;
  readonly onState: (state: DraftState) => void;
}

/** A debounce, so that nothing is sent while typing. */
const SEND_DELAY_MS = 800;
/** Shorter, because the tab may be closed; but not after every key press, because a story may be large. */
const STORE_DELAY_MS = 250;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

const STATE_AFTER: Readonly<Record<SaveProblem, DraftState>> = {
  stale: 'conflict',
  unreachable: 'here',
  signed_out: 'here',
  refused: 'refused',
};

/**
 * Saves a draft during typing: first in this browser, then on the server, one save at a time. The local copy is
 * removed once the server has it, and failed saves are retried until then.
 */
export class DraftSaver {
  readonly #options: DraftSaverOptions;
  #version = 0;
  /** The latest text that the server has not confirmed. */
  #unsaved: DraftContent | undefined;
  /** Texts that were sent without a response since the last confirmed one: the server may have stored any of them. */
  #unconfirmed: readonly DraftContent[] = [];
  #sending: Promise<void> | undefined;
  #isInConflict = false;
  #isStopped = false;
  #retryMs = FIRST_RETRY_MS;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #storeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DraftSaverOptions) {
    this.#options = options;
  }

  /** Starts from a version of the server's draft. In a conflict nothing is sent. */
  startFrom(known: number, { isConflict = false } = {}): void {
    this.#version = known;
    this.#isStopped = false;
    this.#isInConflict = isConflict;
    this.#options.onState(isConflict ? 'conflict' : known > 0 ? 'saved' : 'empty');
  }

  change(content: DraftContent): void {
    this.#unsaved = content;
    clearTimeout(this.#storeTimer);
    this.#storeTimer = setTimeout(() => this.storeNow(), STORE_DELAY_MS);
    if (this.#isInConflict) return;
    this.#options.onState('saving');
    this.#sendAfter(SEND_DELAY_MS);
  }

  /** Stores the typed text in this browser immediately, because the tab may be closing. */
  storeNow(): void {
    clearTimeout(this.#storeTimer);
    if (this.#unsaved) this.#options.local.write({ content: this.#unsaved, version: this.#version });
  }

  /** Sends immediately, after a new login or when the network is back. */
  sendNow(): void {
    this.#retryMs = FIRST_RETRY_MS;
    this.#send();
  }

  /** Discards everything unsaved, and waits for a pending save. */
  async discard(): Promise<void> {
    clearTimeout(this.#sendTimer);
    this.#discardLocal();
    this.#unconfirmed = [];
    await this.#sending;
    this.#version = 0;
    this.#isInConflict = false;
    this.#options.onState('empty');
  }

  /** Called when the page is left: stores the unsaved text in this browser, and sends it once more. */
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
    this.#sending = this.#save(this.#unsaved);
  }

  async #save(sent: DraftContent): Promise<void> {
    const answer = await this.#saveUnlessSaved(sent);
    this.#sending = undefined;
    // the draft may have been discarded meanwhile
    if (!this.#unsaved) return;
    if (answer.problem === undefined) this.#handleSaved(sent, answer.version);
    else this.#handleFailure(sent, answer.problem);
  }

  /** Saves a text. If a retry after a lost response finds its own text on the server, that is no conflict. */
  async #saveUnlessSaved(sent: DraftContent): Promise<SaveAnswer> {
    const { save, read } = this.#options;
    const answer = await save({ content: sent, version: this.#version });
    if (answer.problem !== 'stale') return answer;
    const stored = await read();
    if (stored === undefined) return { problem: 'unreachable' };
    if (stored && isSame(stored.content, sent)) return { version: stored.version };
    if (!stored || this.#unconfirmed.some((each) => isSame(stored.content, each)))
      return save({ content: sent, version: stored?.version ?? 0 });
    return answer;
  }

  #handleSaved(sent: DraftContent, version: number): void {
    this.#version = version;
    this.#unconfirmed = [];
    this.#retryMs = FIRST_RETRY_MS;
    if (this.#unsaved === sent) {
      this.#discardLocal();
      this.#options.onState('saved');
    } else {
      this.storeNow();
      this.#sendAfter(SEND_DELAY_MS);
      this.#options.onState('saving');
    }
  }

  #handleFailure(sent: DraftContent, problem: SaveProblem): void {
    if (problem === 'unreachable') {
      this.#unconfirmed = [...this.#unconfirmed, sent];
      this.#sendAfter(this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
    }
    this.#isInConflict = problem === 'stale';
    this.storeNow();
    this.#options.onState(STATE_AFTER[problem]);
  }

  #discardLocal(): void {
    clearTimeout(this.#storeTimer);
    this.#unsaved = undefined;
    this.#options.local.write(null);
  }
}
