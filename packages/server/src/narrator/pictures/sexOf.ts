import type { StorySheet } from '../sheets.ts';
import { LETTER, lettersOf, patternOf, spelt } from './namePatterns.ts';
import { COURTESIES, SPOKEN_OF, TITLES } from './peopleWords.ts';

export type Sex = 'woman' | 'man';
export const SEXES = ['woman', 'man'] as const;

const sentencesOf = (text: string): string[] => text.match(/[^.!?।۔\n]+/gu) ?? [];

export interface ReadText {
  readonly text: string;
  readonly lower: string;
  readonly sentences: readonly { readonly sentence: string; readonly lower: string }[];
}

export const readText = (text: string): ReadText => ({
  text,
  lower: text.toLowerCase(),
  sentences: sentencesOf(text).map((sentence) => ({ sentence, lower: sentence.toLowerCase() })),
});

/** The weight of a sentence that begins with `She`: it is about the person in the sentence before. */
const BEGINS_WITH = 3;
const FIRST_WORD = 6;
const CALLED: Readonly<Record<Sex, RegExp>> = {
  woman: /\b(?:woman|girl|lady|queen|daughter|wife) (?:called|named) $/i,
  man: /\b(?:man|boy|king|son|brother) (?:called|named) $/i,
};

/** Whether a form of address follows the name, in the lexicon or in a text. */
const isCalled = (np: string, sex: Sex, texts: readonly ReadText[]): boolean => {
  const courtesy = `\\s(?:${COURTESIES[sex].split(' ').map(spelt).join('|')})(?!${LETTER})`;
  const inText = new RegExp(patternOf(np).source + courtesy, 'iu');
  return new RegExp(courtesy, 'iu').test(np) || texts.some(({ text }) => inText.test(text));
};

/** Man or woman by the name, else by the following sentences, in the scene and the story's lore. */
export function sexOf(np: string, all: readonly ReadText[], { language, depiction }: StorySheet): Sex | null {
  const letters = lettersOf(np);
  const texts = all.filter(({ lower }) => lower.includes(letters));
  const figures = depiction.map(({ figure }) => figure).filter((figure) => figure.startsWith(np));
  const titled =
    SEXES.find((sex) => [np, ...figures].some((name) => TITLES[sex].test(name))) ??
    SEXES.find((sex) => isCalled(np, sex, texts));
  if (titled) return titled;
  const spoken = SPOKEN_OF[language] ?? SPOKEN_OF['en']!;
  const name = patternOf(np);
  const votes = { woman: 0, man: 0 };
  for (const { sentences } of texts) {
    for (const [i, { sentence, lower }] of sentences.entries()) {
      if (!lower.includes(letters)) continue;
      const at = sentence.search(name);
      if (at < 0) continue;
      for (const sex of SEXES) {
        votes[sex] += sentence.slice(at).match(spoken[sex])?.length ?? 0;
        if (sentences[i + 1]?.sentence.trim().slice(0, FIRST_WORD).match(spoken[sex]))
          votes[sex] += BEGINS_WITH;
        if (CALLED[sex].test(sentence.slice(0, at))) votes[sex] += BEGINS_WITH;
      }
    }
  }
  if (votes.woman === votes.man) return null;
  return votes.woman > votes.man ? 'woman' : 'man';
}
