import type { StoryNames } from './storyNames.ts';

export type ExpressionKind = 'condition' | 'effect';

export interface Completions {
  /** The part of the text that a completion replaces. */
  readonly from: number;
  readonly to: number;
  readonly options: readonly string[];
}

const WORD = /[\p{L}\p{M}\p{N}_‌‍]*$/u;
const AFTER_THING_WORD = /(?:^|[^\p{L}\p{M}\p{N}_])(?:has|gain|lose)\s+$/u;
const LEADS_ON = { condition: ['has', 'not', 'and', 'or'], effect: ['gain', 'lose'] } as const;
const SHOWN = 6;

/** What may stand where the caret is: the names of the story, and the words of the language. */
export function completionsOf(
  text: string,
  caret: number,
  kind: ExpressionKind,
  { things, numbers }: StoryNames,
): Completions {
  const before = text.slice(0, caret);
  const word = WORD.exec(before)?.[0] ?? '';
  const from = caret - word.length;
  const isThing = AFTER_THING_WORD.test(before.slice(0, from));
  const possible = isThing ? things : [...LEADS_ON[kind], ...numbers];
  const typed = word.normalize('NFC').toLocaleLowerCase();
  const options = possible.filter(
    (name) => name !== word && name.toLocaleLowerCase().startsWith(typed) && (typed !== '' || isThing),
  );
  return { from, to: caret, options: options.slice(0, SHOWN) };
}

/** The text with a completion in it, and a space to go on after. */
export function completed(text: string, { from, to }: Completions, option: string): string {
  const rest = text.slice(to);
  return `${text.slice(0, from)}${option}${rest.startsWith(' ') ? '' : ' '}${rest}`;
}
