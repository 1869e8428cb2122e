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
const AFTER_MET = /(?:^|[^\p{L}\p{M}\p{N}_])met\s+$/u;
const KEYWORDS = { condition: ['has', 'met', 'not', 'and', 'or'], effect: ['gain', 'lose'] } as const;
const SHOWN = 6;

/** The completions at the caret: names of the story, and keywords of the language. */
export function completionsOf(
  text: string,
  caret: number,
  kind: ExpressionKind,
  { things, numbers, met = [] }: StoryNames,
): Completions {
  const before = text.slice(0, caret);
  const word = WORD.exec(before)?.[0] ?? '';
  const from = caret - word.length;
  const expected = expectedAfter(before.slice(0, from), kind, { things, met });
  const possible = expected ?? [...KEYWORDS[kind], ...numbers];
  const typed = word.normalize('NFC').toLocaleLowerCase();
  const options = possible.filter(
    (name) =>
      name !== word && name.toLocaleLowerCase().startsWith(typed) && (typed !== '' || expected !== undefined),
  );
  return { from, to: caret, options: options.slice(0, SHOWN) };
}

/** The names allowed after a keyword; undefined if any name is. */
function expectedAfter(
  before: string,
  kind: ExpressionKind,
  { things, met }: Pick<Required<StoryNames>, 'things' | 'met'>,
): readonly string[] | undefined {
  if (AFTER_THING_KEYWORD.test(before)) return things;
  return kind === 'condition' && AFTER_MET.test(before) ? met : undefined;
}

/** The text with the completion inserted, followed by a space. */
export function completed(text: string, { from, to }: Completions, option: string): string {
  const rest = text.slice(to);
  return `${text.slice(0, from)}${option}${rest.startsWith(' ') ? '' : ' '}${rest}`;
}
