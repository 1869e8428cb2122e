import { NAME } from '../expressions/tokens.ts';
import type { StoryNames } from './storyNames.ts';

export type ExpressionKind = 'condition' | 'effect' | 'check';

export interface Completions {
  /** The range of the text that a completion replaces. */
  readonly from: number;
  readonly to: number;
  readonly options: readonly string[];
}

const WORD = /[\p{L}\p{M}\p{N}_‌‍]*$/u;

const KEYWORDS = {
  condition: ['has', 'holds', 'met', 'owes', 'dead', 'knows', 'hurt', 'not', 'and', 'or'],
  effect: ['gain', 'lose', 'give', 'take', 'hurt', 'heal', 'owe', 'keep', 'break', 'kill', 'tell'],
  check: ['roll'],
} as const satisfies Record<ExpressionKind, readonly string[]>;

type Expected = 'things' | 'holders' | 'people' | 'secrets' | 'wounds' | 'met' | 'to';

/** What stands behind these words; the word itself ends a name or begins the text. */
const EXPECTED: Readonly<Record<ExpressionKind, readonly (readonly [before: string, Expected])[]>> = {
  condition: [
    ['has', 'things'],
    ['met', 'met'],
    ['holds', 'holders'],
    [String.raw`holds\s+${NAME}`, 'things'],
    ['(?:owes|dead|knows)', 'people'],
    [String.raw`knows\s+${NAME}`, 'secrets'],
    ['hurt', 'wounds'],
  ],
  effect: [
    ['(?:gain|lose|give|take)', 'things'],
    [String.raw`give\s+${NAME}`, 'to'],
    [String.raw`give\s+${NAME}\s+to`, 'people'],
    ['(?:hurt|heal)', 'wounds'],
    ['(?:owe|keep|break|kill|tell)', 'people'],
    [String.raw`tell\s+${NAME}`, 'secrets'],
  ],
  check: [],
};

const patternsOf = (kind: ExpressionKind) =>
  EXPECTED[kind].map(
    ([before, expected]) =>
      [
        new RegExp(String.raw`(?:^|[^\p{L}\p{M}\p{N}_\s]\s*|(?:not|and|or)\s+)${before}\s+$`, 'u'),
        expected,
      ] as const,
  );

const PATTERNS = {
  condition: patternsOf('condition'),
  effect: patternsOf('effect'),
  check: patternsOf('check'),
};

const SHOWN = 6;

/** The completions at the caret: names of the story, and keywords of the language. */
export function completionsOf(
  text: string,
  caret: number,
  kind: ExpressionKind,
  names: StoryNames,
): Completions {
  const before = text.slice(0, caret);
  const word = WORD.exec(before)?.[0] ?? '';
  const from = caret - word.length;
  const expected = expectedAfter(before.slice(0, from), kind, names);
  const possible = expected ?? [...KEYWORDS[kind], ...names.numbers];
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
  names: StoryNames,
): readonly string[] | undefined {
  const [, expected] = PATTERNS[kind].find(([pattern]) => pattern.test(before)) ?? [];
  if (expected === undefined) return undefined;
  if (expected === 'to') return ['to'];
  if (expected === 'holders') return ['you', ...(names.people ?? [])];
  return names[expected] ?? [];
}

/** The text with the completion inserted, followed by a space. */
export function completed(text: string, { from, to }: Completions, option: string): string {
  const rest = text.slice(to);
  return `${text.slice(0, from)}${option}${rest.startsWith(' ') ? '' : ' '}${rest}`;
}
