import { nextSentence } from './sentences.ts';

/** A text to read, in one language. */
export interface Passage {
  /** Stable as long as the passage exists. A passage that is removed and added again is read again. */
  id: string;
  text: string;
  language: string;
  /**
   * Whether the text is complete; otherwise the last sentence is not read yet.
   * @default true
   */
  isComplete?: boolean | undefined;
  /** The index of the option that the passage reads. */
  option?: number | undefined;
}

/** A sentence of a passage, read without interruption. */
export interface Sentence {
  /** The id of the passage, and the sentence's number there. */
  key: string;
  passage: string;
  /** The text without marks of emphasis. */
  text: string;
  language: string;
  option?: number | undefined;
}

interface Cut {
  /** The part of the text that has been divided. */
  text: string;
  sentences: readonly Sentence[];
}

/** Divides passages into sentences. Incremental: text appended to a passage only adds sentences. */
export function createCutter() {
  let cuts: ReadonlyMap<string, Cut> = new Map();

  function cutOf(passage: Passage): Cut {
    const before = cuts.get(passage.id);
    const isSame = before !== undefined && passage.text.startsWith(before.text);
    const sentences = isSame ? [...before.sentences] : [];
    let end = isSame ? before.text.length : 0;
    const { id, text, language, isComplete = true, option } = passage;
    for (;;) {
      const range = nextSentence(text, end, { language, isComplete });
      if (!range) return { text: text.slice(0, end), sentences };
      const words = text.slice(range.start, range.end).replaceAll('*', '').trim();
      sentences.push({ key: `${id}#${sentences.length}`, passage: id, text: words, language, option });
      end = range.end;
    }
  }

  return {
    /** Returns the complete sentences of each passage, and forgets all other passages. */
    cut(passages: readonly Passage[]): readonly (readonly Sentence[])[] {
      cuts = new Map(passages.map((passage) => [passage.id, cutOf(passage)]));
      return passages.map(({ id }) => cuts.get(id)?.sentences ?? []);
    },
  };
}
