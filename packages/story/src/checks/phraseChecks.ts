import type { StoryChoice, StoryStructure } from '@kathaloka/contract/entities';
import { CHOICE } from '@kathaloka/contract/structureFields';
import { foldedPhrase } from '../expressions/foldedPhrase.ts';
import { type Finding, finding } from './finding.ts';

/** Checks the additional phrases by which players may take a choice. */
export function checkPhrases({ nodes }: StoryStructure): Finding[] {
  return Object.entries(nodes).flatMap(([node, { choices }]) => {
    if (choices.every(({ said = [] }) => said.length === 0)) return [];
    const owners = phrasesOf(choices);
    return choices.flatMap((choice, index) => {
      const place = { node, choice: index };
      return [...sizes(choice, place), ...claims(choice, owners, place)];
    });
  });
}

/**
 * Maps each phrase to the first choice that it means. A choice's own text takes precedence over the phrases of others.
 * To a player, choices with the same text but different conditions are one choice.
 */
function phrasesOf(choices: readonly StoryChoice[]): ReadonlyMap<string, StoryChoice> {
  const owners = new Map<string, StoryChoice>();
  const claim = (phrase: string, choice: StoryChoice) => {
    const folded = foldedPhrase(phrase);
    if (!owners.has(folded)) owners.set(folded, choice);
  };
  for (const choice of choices) claim(choice.text, choice);
  for (const choice of choices) for (const phrase of choice.said ?? []) claim(phrase, choice);
  return owners;
}

interface Place {
  readonly node: string;
  readonly choice: number;
}

function sizes({ said = [] }: StoryChoice, place: Place): Finding[] {
  const { max, textMax } = CHOICE.fields.said;
  return [
    ...(said.length > max ? [finding('too many', { part: 'phrases', count: said.length, max }, place)] : []),
    ...said
      .filter(({ length }) => length > textMax)
      .map(({ length }) => finding('too long', { part: 'phrase', length, max: textMax }, place)),
  ];
}

function claims(
  { text, said = [] }: StoryChoice,
  owners: ReadonlyMap<string, StoryChoice>,
  place: Place,
): Finding[] {
  const own = foldedPhrase(text);
  const before = new Set([own]);
  return said.flatMap((phrase) => {
    const folded = foldedPhrase(phrase);
    if (folded === '') return [finding('empty text', { part: 'phrase' }, place)];
    if (before.has(folded)) return [finding('phrase superfluous', { phrase, choice: text }, place)];
    before.add(folded);
    const other = owners.get(folded)!.text;
    if (foldedPhrase(other) === own) return [];
    return [finding('phrase claimed', { phrase, choice: text, other }, place)];
  });
}
