import { nextSentence } from './sentences.ts';

/** A stretch of what is to be read, in one language. */
export interface Passage {
  /** The same for as long as it is there. One that goes away and comes back is read again. */
  id: string;
  text: string;
  language: string;
  /**
   * Whether all of the text is there; while it is told, its last sentence waits.
   * @default true
   */
  isComplete?: boolean | undefined;
  /** Which of the ways on it is. */
  option?: number | undefined;
}

/** What is read in one breath. */
export interface Sentence {
  /** Of its passage, and its number there. */
  key: string;
  passage: string;
  /** Its words, without the marks of emphasis. */
  text: string;
  language: string;
  option?: number | undefined;
}

interface Cut {
  /** What has been divided so far. */
  text: string;
  sentences: readonly Sentence[];
}

/** Divides passages into sentences. What was divided stays: a text that grows adds to it. */
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
    /** The sentences of each passage that are certainly whole; what is not asked for any more is forgotten. */
    cut(passages: readonly Passage[]): readonly (readonly Sentence[])[] {
      cuts = new Map(passages.map((passage) => [passage.id, cutOf(passage)]));
      return passages.map(({ id }) => cuts.get(id)?.sentences ?? []);
    },
  };
}
