import type { CheckedStory } from './checkedStory.ts';
import { DIRECTIONS } from './directions.ts';
import { type Finding, finding } from './finding.ts';
import type { PublicText } from '../findingKinds.ts';

const PUBLIC_TEXTS = [
  'tagline',
  'story_description',
  'story_prompt',
] as const satisfies readonly PublicText[];

/** This many identical words in a row count as a copy; fewer may be a name or an idiom. */
const COPIED_WORDS = 8;

/** Checks that public texts reveal neither the system prompt nor directions to the narrator. */
export function checkPublicTexts(story: CheckedStory): Finding[] {
  const secrets = runsOf(wordsOf(story.story_system_prompt ?? ''));
  // an imported file may name any language
  const own = Object.entries(DIRECTIONS).find(([language]) => language === story.language);
  const directions = [...DIRECTIONS.en, ...(own?.[1] ?? [])];
  return PUBLIC_TEXTS.flatMap((part) => {
    const words = wordsOf(story[part] ?? '');
    const copied = [...runsOf(words)].find((run) => secrets.has(run));
    const direction = directions.find((phrase) => hasPhrase(words, phrase));
    return [
      ...(copied === undefined ? [] : [finding('secret shown', { part, words: copied })]),
      ...(direction === undefined ? [] : [finding('direction shown', { part, words: direction })]),
    ];
  });
}

/** The words without case, punctuation and invisible characters, which could hide a copy. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/** Every sequence of `COPIED_WORDS` words. */
function runsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.slice(COPIED_WORDS - 1).map((_, at) => words.slice(at, at + COPIED_WORDS).join(' ')));
}

const hasPhrase = (words: readonly string[], phrase: string): boolean =>
  ` ${words.join(' ')} `.includes(` ${wordsOf(phrase).join(' ')} `);
