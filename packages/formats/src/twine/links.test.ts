import { describe, expect, it } from 'vitest';
import { imported, sceneOf, twee } from '../testing/imported.ts';

/** Each format, with the markup around a link in it. */
const FORMATS = [
  ['Harlowe', '', ''],
  ['SugarCube', '', ''],
  ['SugarCube', '<<link ', '>><</link>>'],
  ['SugarCube', '<<button ', '>><</button>>'],
  ['Chapbook', '', ''],
  ['Snowman', '', ''],
] as const;
/** Texts and targets, some with a separator in them. */
const WORDS = [
  'Cross',
  'Bank -> bridge',
  'One -> two -> three',
  'Home <- away',
  'This|that',
  'a - > b < - c',
];
const TARGETS = ['Yard', 'Yard 2', 'old|yard', 'Yard <- gate'];

/** Each way to write a link, with the texts and targets that it can express. */
const WAYS = {
  'words->target': {
    of: (words: string, target: string) => `${words}->${target}`,
    isOne: () => true,
  },
  'target<-words': {
    of: (words: string, target: string) => `${target}<-${words}`,
    isOne: (words: string, target: string) => !words.includes('->') && !target.includes('<-'),
  },
  'words|target': {
    of: (words: string, target: string) => `${words}|${target}`,
    isOne: (words: string, target: string) => !/->|<-|\|/.test(words) && !/->|<-/.test(target),
  },
};

describe.each(Object.entries(WAYS))('[[%s]]', (_way, { of, isOne }) => {
  const links = WORDS.flatMap((words) => TARGETS.map((target) => ({ words, target }))).filter(
    ({ words, target }) => isOne(words, target),
  );

  it.each(FORMATS)(
    'has its words and its target in %s %s, whatever they are',
    async (format, open, close) => {
      for (const { words, target } of links) {
        const story = await imported(
          twee(format, { Start: `A road.\n${open}[[${of(words, target)}]]${close}`, [target]: 'Far.' }),
        );
        expect(sceneOf(story, 'Start')?.choices, `${words}, ${target}`).toEqual([{ text: words, target }]);
      }
    },
  );
});
