import type { StoryNames } from './storyNames.ts';

export type ExpressionKind = 'condition' | 'effect';

export interface Completions {
  /** The range of the text that a completion replaces. */
  readonly from: number;
  readonly to: number;
  readonly options: readonly string[];
}

const WORD = /[\p{L}\p{M}\p{N}_‌‍]*$/u;
const AFTER_THING_KEYWORD = /(?:^|[^\p{L}\p{M}\p{N}_])(?:has|gain|lose)\s+$/u;
const KEYWORDS = { condition: ['has', 'not', 'and', 'or'], effect: ['gain', 'lose'] } as const;
const SHOWN = 6;

/** The completions at the caret: names of the story, and keywords of the language. */
export function completionsOf(
  text: string,
  caret: number,
  kind: ExpressionKind,
  { things, numbers }: StoryNames,
): Completions {
  const before = text.slice(0, caret);
  const word = WORD.exec(before)?.[0] ?? '';
  const from = caret - word.length;
  const expectsThing = AFTER_THING_KEYWORD.test(before.slice(0, from));
  const possible = expectsThing ? things : [...KEYWORDS[kind], ...numbers];
  const typed = word.normalize('NFC').toLocaleLowerCase();
  const options = possible.filter(
    (name) => name !== word && name.toLocaleLowerCase().startsWith(typed) && (typed !== '' || expectsThing),
  );
  return { from, to: caret, options: options.slice(0, SHOWN) };
}

/** The text with the completion inserted, followed by a space. */
export function completed(text: string, { from, to }: Completions, option: string): string {
  const rest = text.slice(to);
  return `${text.slice(0, from)}${option}${rest.startsWith(' ') ? '' : ' '}${rest}`;
}
