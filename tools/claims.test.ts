import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guideWords } from '../packages/ui/src/words/guide/en.ts';
import { landingWords } from '../packages/ui/src/words/landing/en.ts';
import { modelDescriptions } from '../packages/ui/src/words/modelDescriptions/en.ts';
import { openingWords } from '../packages/ui/src/words/opening/en.ts';
import { storyPageWords } from '../packages/ui/src/words/storyPage/en.ts';
import { whoWritesWords } from '../packages/ui/src/words/whoWrites/en.ts';
import { inProject } from './lib/project.mjs';

const textOf = (file: string): string => fs.readFileSync(inProject(file), 'utf8');
const listed = textOf('docs/claims.md');

/** Sentences about what is happening or missing now, which claim nothing of the product. */
const OF_THE_MOMENT = /\.\.\.$|could not be|There is no story/;

const textsIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(textsIn) : [];
};
const sentencesOf = (words: object): string[] =>
  textsIn(words)
    .filter((text) => /[.?!”]$/.test(text) && !OF_THE_MOMENT.test(text))
    .flatMap((text) => text.split(/(?<=[.?!]”?) /));

describe('docs/claims.md', () => {
  it('names existing tests for each claim', () => {
    const rows = listed.split('\n').filter((line) => /^\| (?!claim|-)/.test(line));
    const named = rows.map((row) => ({
      row,
      tests: [...row.matchAll(/`([\w./-]+)` “(.+?)”(?=<br>| *\|)/g)],
    }));
    const unheld = named.filter(
      ({ tests }) =>
        tests.length === 0 ||
        tests.some(([, file, test]) => !fs.existsSync(inProject(file!)) || !textOf(file!).includes(test!)),
    );
    expect(unheld.map(({ row }) => row)).toEqual([]);
    expect(rows.length).toBeGreaterThan(50);
  });

  it.each(
    Object.entries({
      landingWords,
      guideWords,
      modelDescriptions,
      openingWords,
      storyPageWords,
      whoWritesWords,
    }),
  )('lists each sentence of %s', (_area, words) => {
    expect(sentencesOf(words).filter((sentence) => !listed.includes(sentence))).toEqual([]);
  });
});
