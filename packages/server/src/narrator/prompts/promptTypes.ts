import type { PromptRecord } from './promptFiles.ts';

/** What is known of a model besides its name. */
export interface PromptModel {
  /** How many tokens it reads and writes together. */
  readonly contextTokens: number;
  /** With its own tokenizer, or one that counts no fewer. */
  readonly count: (text: string) => number;
  /** Of 3 to 14 billion parameters: it follows patterns more than rules. */
  readonly isSmall?: boolean;
  /** It thinks before it writes, and that counts. */
  readonly isThinking?: boolean;
}

export interface Summary {
  readonly text: string;
  /** How many turns had been told before the first one that it covers. */
  readonly from: number;
  /** How many had been told with the last one. */
  readonly to: number;
}

/** What is remembered of a session beyond its last turns. */
export interface Memory {
  /** The oldest first. Of turns that still stand in the prompt, none is told. */
  readonly summaries: readonly Summary[];
  /** Those that matter most come first. */
  readonly facts: readonly {
    readonly key: string;
    readonly value: string;
    /** The people who saw it or were told; empty for common knowledge. */
    readonly known_to?: readonly string[];
  }[];
  /** How many turns were told before the oldest of the history that comes with the task. */
  readonly turnsBefore?: number;
  /** How many turns had been told before the first one in the previous turn's prompt. */
  readonly historyFrom?: number;
  /** Which lore cards were in the last prompts, by their place in the list; the oldest first. */
  readonly loreSent?: readonly (readonly number[])[];
}

export const NO_MEMORY: Memory = { summaries: [], facts: [] };

/** What the first telling lacked, for a second one. */
export interface SecondTry {
  /** What was wrong with all of it. */
  readonly flaw?: 'language' | 'leaked' | 'added';
  /** Sentences that had been told already. */
  readonly used?: readonly string[];
  /** What the author's scene says and the telling did not. */
  readonly missing?: readonly string[];
}

export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface Prompt {
  readonly messages: readonly PromptMessage[];
  readonly prompt: PromptRecord;
  /** The deeds, the facts and the lore in it, as players read them. */
  readonly given: readonly string[];
  /** Whether nothing of the scene's text had to be left out. */
  readonly hasWholeScene: boolean;
  /** How many turns had been told before the first one that it tells of. */
  readonly historyFrom: number;
  /** Which lore cards it has, by their place in the list. */
  readonly loreSent: readonly number[];
  /** The most words that are asked for. */
  readonly maxWords: number;
  /** Enough for twice these words. */
  readonly maxTokens: number;
}
