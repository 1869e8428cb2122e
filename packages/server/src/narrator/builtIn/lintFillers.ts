import type { StoryCreate } from '@kathaloka/contract/entities';

/** The possible fillers of each slot, for checks. */
export type LintFillers = ReadonlyMap<string, readonly string[]>;

/** What players and choices may contribute, from the shortest to the longest. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  do: ['look around', 'ask your brother', 'hide behind the old cart with your brother tonight'],
  words: ['No', 'Stop!', 'Where is my brother?', 'I am afraid of what they will say to me in the morning'],
  a: ['swim', 'light his wick from yours', 'put the lamp in his hand and run out between the two armies'],
  b: ['wait', 'ask the old man', 'keep your flame alive inside your shawl until somebody comes for you'],
  ways: ['“Wait”', '“Ask the old man who sells lamps”, “Wait”, and “Go home by the river road”'],
  about: ['the lamp', 'the lamp, the old man, and Anu'],
  people: ['Anu', 'Anu, the old man, and the mahout'],
  way: ['swim', 'put the lamp in his hand and run out between the two armies'],
  said: ['My sister is called Meera', 'I promise Ila the sandal before the moon is full, and I keep my word'],
  n: ['two', 'three', 'four', 'five'],
  hands: ['hands', 'paws'],
  feet: ['feet', 'paws'],
};

/** Every deed, place and name of the stories in a language, so that fragments are checked with real fillers. */
export function lintFillers(all: readonly StoryCreate[], language: string): LintFillers {
  const stories = all.filter((story) => story.language === language);
  const names = stories.flatMap(({ lexicon }) => lexicon?.names ?? []);
  const persons = names.flatMap(({ np, is, plural }) => (is === 'person' && plural !== true ? [np] : []));
  return new Map(
    Object.entries({
      ...SAID,
      deeds: unique(stories.flatMap(listDeeds)),
      deed: unique(['the offer you made', 'the hand you lent', ...stories.flatMap(listDeeds)]),
      place: unique(['the dark', ...stories.flatMap(({ lexicon }) => Object.values(lexicon?.places ?? {}))]),
      person: unique(['Anu', ...persons]),
      Person: unique(['Anu', ...persons.map((np) => np.charAt(0).toUpperCase() + np.slice(1))]),
      thing: unique(['the lamp', ...names.map(({ np }) => np)]),
    }),
  );
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

export const listDeeds = ({ story_structure }: StoryCreate): string[] =>
  Object.values(story_structure.nodes).flatMap(({ choices }) =>
    choices.flatMap(({ deed }) => (deed === undefined || deed === '' ? [] : [deed])),
  );
