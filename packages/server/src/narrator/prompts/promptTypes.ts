import type { MemoryEntry } from '@kathaloka/contract/entities';
import type { FactKind } from '../Entry.ts';
import type { PromptRecord } from './promptFiles.ts';

/** What is known of a model besides its name. */
export interface PromptModel {
  /** Limit of prompt and answer together, in tokens. */
  readonly contextTokens: number;
  /** Counts with the model's own tokenizer, or with one that counts at least as many tokens. */
  readonly count: (text: string) => number;
  /** Whether it has up to 14 billion parameters: such a model follows patterns more than rules. */
  readonly isSmall?: boolean;
  /** Whether it reasons before it answers, which uses tokens. */
  readonly isThinking?: boolean;
}

export interface Summary {
  readonly text: string;
  /** The number of turns before the first one that it covers. */
  readonly from: number;
  /** The number of turns up to the last one that it covers. */
  readonly to: number;
}

/** The memory of a session beyond its last turns. */
export interface Memory {
  /** The oldest first. Summaries of turns that are still in the prompt are left out. */
  readonly summaries: readonly Summary[];
  /** The most important first. */
  readonly facts: readonly {
    readonly key: string;
    readonly value: string;
    /** The people who saw it or were told; empty for common knowledge. */
    readonly known_to?: readonly string[];
    /** Of the player's own words: what they are about. */
    readonly kind?: FactKind;
    /** Whose words the value is. */
    readonly by?: MemoryEntry['by'];
  }[];
  /** The number of turns before the oldest one in the task's history. */
  readonly turnsBefore?: number;
  /** The number of turns before the first one in the previous prompt. */
  readonly historyFrom?: number;
  /** The indices of the lore cards in the last prompts, the oldest prompt first. */
  readonly loreSent?: readonly (readonly number[])[];
}

/** A secret of the story, and who is here and knows it. Everybody may know one without holders. */
export interface SecretHere {
  readonly text: string;
  readonly holders: readonly string[];
}

export const NO_MEMORY: Memory = { summaries: [], facts: [] };

/** What was wrong with the first telling, for a second try. */
export interface SecondTry {
  /** A flaw of the whole telling. */
  readonly flaw?: 'language' | 'leaked' | 'unfit';
  /** Sentences that it repeated. */
  readonly used?: readonly string[];
}

export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface Prompt {
  readonly messages: readonly PromptMessage[];
  readonly prompt: PromptRecord;
  /** The deeds and facts in the prompt that the player knows, as players read them. */
  readonly given: readonly string[];
  /** Whether the whole text of the scene fitted. */
  readonly hasWholeScene: boolean;
  /** The number of turns before the first one in this prompt. */
  readonly historyFrom: number;
  /** The indices of the lore cards in this prompt. */
  readonly loreSent: readonly number[];
  /** The maximum number of words that the prompt asks for. */
  readonly maxWords: number;
  /** Enough for twice as many words. */
  readonly maxTokens: number;
}
