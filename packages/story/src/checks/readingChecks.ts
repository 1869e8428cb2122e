import type { StoryChoice } from '@kathaloka/contract/entities';
import { CHOICE_WORDS_MAX, NAME_WORDS_MAX, STATE_NAMES_MAX } from '@kathaloka/contract/limits';
import type { StoryGraph } from '../graph.ts';
import { effectsIn } from '../graphNames.ts';
import type { CheckedStory } from './checkedStory.ts';
import { type Finding, finding } from './finding.ts';

/** Reports a story with more words than typed text can be compared with quickly. */
export function checkReading({ lexicon, lore_cards = [], story_structure }: CheckedStory): Finding[] {
  const names = [...(lexicon?.names ?? []).map(({ np }) => np), ...lore_cards.flatMap(({ keys }) => keys)];
  const count = wordsCompared(names);
  return [
    ...(count > NAME_WORDS_MAX
      ? [finding('too many', { part: 'name words', count, max: NAME_WORDS_MAX })]
      : []),
    ...Object.entries(story_structure.nodes).flatMap(([node, { choices }]) => checkChoices(node, choices)),
  ];
}

/** Reports a story whose plays could meet more names than a state holds. */
export function checkStateNames({ nodes }: StoryGraph): Finding[] {
  const count = new Set([...nodes.values()].flatMap(effectsIn).map(({ name }) => name)).size;
  const max = STATE_NAMES_MAX;
  return count > max ? [finding('too many', { part: 'state names', count, max })] : [];
}

function checkChoices(node: string, choices: readonly StoryChoice[]): Finding[] {
  const count = wordsCompared(choices.flatMap(({ text, said = [] }) => [text, ...said]));
  const max = CHOICE_WORDS_MAX;
  return count > max ? [finding('too many', { part: 'choice words', count, max }, { node })] : [];
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Counts words as the narrator does: a hyphen separates words, and a single letter may stand for several. */
const wordsCompared = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text.normalize('NFKD').match(WORD)?.length ?? 0), 0);
