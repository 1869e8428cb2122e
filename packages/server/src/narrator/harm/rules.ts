import fs from 'node:fs';
import { folded } from '../phrases.ts';

/** What a sentence does to those who read it, to others outside the story, or to a child in it. */
export const HARMS = ['contact', 'self_harm', 'recipe', 'hatred', 'child', 'gore', 'sex'] as const;
export type Harm = (typeof HARMS)[number];
/** Besides harms, `young` finds children. */
type Named = Harm | 'young';

/** The languages of stories, and Hindi in Latin letters. All are read for any story: models mix them. */
export const RULED_LANGUAGES = [
  'en',
  'hi',
  'hi-latn',
  'ur',
  'bn',
  'te',
  'mr',
  'ta',
  'gu',
  'kn',
  'ml',
] as const;

/**
 * The rules of all languages, by what they find in the words of a sentence, each between two spaces. A line is
 * `harm: words`, with groups and alternatives as in regular expressions; `word*` stands for any ending, `<3>` for up to
 * three words, `<^>` for the beginning, and `{name}` for the group of a line `@name:`. A sentence with the words of
 * `!harm:` is no such harm.
 */
export const RULES = rulesOf(RULED_LANGUAGES.flatMap(patternsOf));

interface Pattern {
  readonly name: string;
  readonly source: string;
}

function patternsOf(language: string): readonly Pattern[] {
  const file = new URL(`words/${language}.txt`, import.meta.url);
  const groups = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const line of folded(fs.readFileSync(file, 'utf8')).split('\n')) {
    const colon = line.indexOf(': ');
    if (colon < 0 || line.startsWith('//')) continue;
    const name = line.slice(0, colon);
    const source = line
      .slice(colon + 2)
      .replaceAll(/(?<!\))\*/g, '\\S*')
      .replaceAll(/ <(\d)> /g, ' (?:\\S+ ){0,$1}')
      .replaceAll('<^> ', '(?<=^ )')
      .replaceAll(/\{(\w+)\}/g, (_, group: string) => groups.get(group)!);
    if (name.startsWith('@')) groups.set(name.slice(1), source);
    else patterns.push({ name, source });
  }
  return patterns;
}

function rulesOf(patterns: readonly Pattern[]): Readonly<Record<Named | '!gore', RegExp>> {
  const of = (name: Named | '!gore'): RegExp => {
    const sources = patterns.filter((pattern) => pattern.name === name).map(({ source }) => source);
    return new RegExp(`(?<= )(?:${sources.join('|') || '(?!)'})(?= )`, 'gu');
  };
  const [contact, self_harm, recipe, hatred, child, gore, sex] = HARMS.map(of);
  return {
    contact: contact!,
    self_harm: self_harm!,
    recipe: recipe!,
    hatred: hatred!,
    child: child!,
    gore: gore!,
    sex: sex!,
    young: of('young'),
    '!gore': of('!gore'),
  };
}
