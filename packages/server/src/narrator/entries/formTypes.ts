/** How people speak of themselves, ask, suppose and whisper in a language. */
export interface Forms {
  /** Words of the first person: without one, nothing is stated of the player. */
  readonly mine: RegExp;
  /** Suppositions, wishes and denials of what follows: they state nothing. */
  readonly unreal: RegExp;
  /** Only somebody named hears it, or nobody. The first group is the name. */
  readonly whispered?: RegExp;
  readonly unseen?: RegExp;
  /** Somebody is asked: they answer only what they have heard. The first group is the name. */
  readonly asks?: RegExp;
  /** A question, where no mark says so. */
  readonly question: RegExp;
  /** Whether a question begins with its word. */
  readonly isAskedFirst?: true;
}

/** A word, in scripts that have no `\b`. */
export const word = (words: string): string => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;
export const of = (words: string): RegExp => new RegExp(word(words), 'iu');
