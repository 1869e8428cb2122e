import type { Language } from '@kathaloka/contract/entities';
import type { Found, Sentence } from '../interpret/nearest.ts';
import type { Topic } from '../interpret/topics.ts';

export interface Reading {
  /** The class of the act, such as `look` or `speak`. */
  readonly intent: string;
  /** The player's own clause, told back after "you"; null where it cannot be. */
  readonly doing: string | null;
  /** What the player says aloud. */
  readonly words: string | null;
  /** The questions of a line that asks, each with its topic if it names nothing of the story. */
  readonly questions: readonly { readonly text: string; readonly topic: Topic | null }[];
  /** Whether it says that something is not done. */
  readonly isRefusal: boolean;
  /** Whether it tells that the player asks, rather than asking: "ask the guard". */
  readonly isAsking: boolean;
  /** Whether it has the small words of its language, so that it is no nonsense. */
  readonly isSense: boolean;
  /** What the player feels, such as `fear`. */
  readonly feeling: string | null;
  /** The significant words, in the form in which they are compared. */
  readonly keys: readonly string[];
  /** The person who is addressed, as the story names them. */
  readonly person: string | null;
}

/** Understands what players type. It is a parameter of the narrator, which parses nothing itself. */
export interface InputParser {
  readonly read: (
    input: string,
    about: {
      readonly language: Language;
      readonly names: readonly string[];
      /** The people who can be spoken to. */
      readonly present: readonly string[];
    },
  ) => Reading;
  /** The significant words of a text, in the same form: "lamps" and "lamp" may be equal. */
  readonly keysOf: (text: string, language: Language) => readonly string[];
  /** The sentence that a line is about; null if none is. */
  readonly nearest: (
    line: string,
    sentences: readonly Sentence[],
    language: Language,
    omitted: ReadonlySet<string>,
    holds?: (text: string) => boolean,
  ) => Found | null;
  /** How many words of a sentence answer a question of the topic. */
  readonly told: (sentence: string, topic: Topic, language: Language) => number;
  /** A choice as something to do: "light his wick"; null if it cannot be phrased so. */
  readonly intention: (choice: string, language: Language) => string | null;
}
