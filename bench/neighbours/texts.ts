import type { Random } from '@kathaloka/story';
import { between, chance, pick } from '../../packages/server/src/testing/fuzz/picks.ts';

export const PASSWORD = 'Sarayu 1! river';

/** What parsers, scripts and lists of words find dear: repeated, alone or in pairs, up to the limit of a field. */
const PIECES = [
  ...'a|0|-|.|"|(|[[|{|}|<|&|\\|*|_|#|%|~|@| |\n|\n\n'.split('|'),
  ...'the river |Ring the bell. |*a* |{x}|[[a->b]]|[a](b) |a@a.a |http://a.a '.split('|'),
  ...'\n:: s|\n=== s ===\n|\n*choice\n|\n  #a\n|-> s\n|<<if $x>>|(set: $x to 1)|+ [a] -> b\n|<a b="c">'.split(
    '|',
  ),
  ...'नदी के पार |क्षत्रिय|دریا کے پار |ﷺ|ﬀ|İ|ß|e\u0301|\u0301|\u200d|\u00a0|१|👩‍👩‍👧|𝒳'.split('|'),
  '{if x >= 1: a | b}',
];

/** Of fields that a text at random would never fit. */
const OF_FIELDS: Readonly<Record<string, readonly string[]>> = {
  target: names(40),
  start_node: ['s0'],
  lose_target: names(40),
  time_out: names(40),
  node: names(40),
  condition: [
    'has a and has b and has zz',
    'x >= 3',
    'not '.repeat(45) + 'has a',
    `${'('.repeat(80)}has a${')'.repeat(80)}`,
  ],
  until: ['has a', 'x >= 3'],
  effect: ['gain q1', 'x + 1', 'gain a; gain b; x + 1; y - 1', 'a + 1; '.repeat(28)],
  lose_effect: ['x - 1', 'lose q1'],
  each_turn: ['x + 1', 'gain a; x - 1'],
  check: ['x + 3', 'x >= 5'],
  selected_model: ['tenali', 'birbal', 'vyasa', 'vishvakarma'],
  name: ['a.ink', 'a.twee', 'a.txt', 'a.md', 'a.html', 'a.json', 'a.csv', 'a.xlf', 'a.zip'],
  cover_image_url: ['/landing/begin.webp'],
  username: ['u@hex:0'],
  confirm_password: [PASSWORD],
  refresh_token: ['@refresh:0'],
  slug: ['@series:0'],
  entry_id: ['@turn:1~a2lu'],
  place: ['new', '@story:0'],
  version: ['1'],
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'a@hex:0@example.org',
  password: PASSWORD,
  'date-time': '2026-11-20T09:30:00.000Z',
  date: '2026-11-20',
};

function names(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `s${at}`);
}

/** A text of nearly this length. */
export function dearText(random: Random, length: number): string {
  if (length < 1) return '';
  // words of which no two are alike, as names and phrases are compared
  if (chance(random, 0.2)) return distinctWords(random, length);
  const piece = chance(random, 0.5) ? pick(random, PIECES) : pick(random, PIECES) + pick(random, PIECES);
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  // the end may have been half of a character, and what ends in another way than it began is dear to match
  return chance(random, 0.3) ? `${whole(text.slice(0, -1))}!` : whole(text);
}

const whole = (text: string): string => text.replace(/[\ud800-\udbff]$/, '');

function distinctWords(random: Random, length: number): string {
  const from = between(random, 0, 1e6);
  const words = Array.from({ length: Math.ceil(length / 6) }, (_, at) => `w${(from + at).toString(26)}`);
  return words.join(' ').slice(0, length).trim();
}

/** A text for this field, or a text of the given length. */
export function textFor(
  random: Random,
  field: string,
  { format = '', length }: { format?: string; length: number },
) {
  const known = OF_FIELDS[field];
  if (known && chance(random, 0.9)) return pick(random, known);
  if (format === 'base64') return Buffer.from(dearText(random, Math.floor(length * 0.7))).toString('base64');
  return FORMATS[format] ?? dearText(random, length);
}
