import fs from 'node:fs';
import { folded } from '../phrases.ts';

const RULE_NAMES = ['self_harm', 'recipe', 'hatred', 'child', 'gore', 'sex', 'young', '!gore'] as const;
type RuleName = (typeof RULE_NAMES)[number];
/** What a sentence does to those who read it, to others outside the story, or to a child in it. */
export type Harm = 'contact' | Exclude<RuleName, 'young' | '!gore'>;

const WORDS = new URL('words/', import.meta.url);

/** The rules of all languages, in the order of a file, as `[name, what it finds]`. Models mix languages, so all are read. */
const PATTERNS = fs.readdirSync(WORDS).flatMap(patternsOf);

/**
 * What each harm is found by, in the words of a sentence, each between two spaces; `young` finds children, and a sentence
 * with the words of `!gore` is no gore. A line of a file is `harm: words`, with groups and alternatives as in regular
 * expressions; `word*` stands for any ending, `<3>` for up to three words, `<^>` for the beginning, and `{name}` for the
 * group of an earlier line `@name:`.
 */
export const RULES = Object.fromEntries(
  RULE_NAMES.map((name) => {
    const sources = PATTERNS.flatMap(([of, source]) => (of === name ? [source] : []));
    return [name, new RegExp(`(?<= )(?:${sources.join('|')})(?= )`, 'gu')];
  }),
) as Readonly<Record<RuleName, RegExp>>;

function patternsOf(file: string): readonly (readonly [name: string, source: string])[] {
  const groups = new Map<string, string>();
  const lines = folded(fs.readFileSync(new URL(file, WORDS), 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const colon = line.indexOf(': ');
    if (colon < 0 || line.startsWith('//')) return [];
    const name = line.slice(0, colon);
    const source = line
      .slice(colon + 2)
      .replaceAll(/(?<!\))\*/g, '\\S*')
      .replaceAll(/ <(\d)> /g, ' (?:\\S+ ){0,$1}')
      .replaceAll('<^> ', '(?<=^ )')
      .replaceAll(/\{(\w+)\}/g, (_, group: string) => groups.get(group)!);
    if (name.startsWith('@')) groups.set(name.slice(1), source);
    return [[name, source] as const];
  });
}
