import type { Language } from '@kathaloka/contract/entities';

export interface Reading {
  /** The class of the act, such as `look` or `speak`. */
  readonly intent: string;
  /** The player's own clause, told back after "you"; null where it cannot be. */
  readonly doing: string | null;
  /** What the player says aloud. */
  readonly words: string | null;
  /** The player's question as it was put; null where it cannot be repeated. */
  readonly question: string | null;
  /** The subject of a question that names no person or thing. */
  readonly topic: 'place' | 'people' | 'deeds' | null;
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
  /** A choice as something to do: "light his wick"; null if it cannot be phrased so. */
  readonly intention: (choice: string, language: Language) => string | null;
}
