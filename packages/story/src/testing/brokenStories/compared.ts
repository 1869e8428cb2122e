import { addChoice, type BrokenStory } from './soundStory.ts';

/** Stories with more words than typed text can be compared with. */
export const brokenReading: readonly BrokenStory[] = [
  {
    fault: 'the lexicon has more names than can be compared with what a player types in time',
    plant: (story) => {
      const names = Array.from({ length: 500 }, (_, at) => ({
        np: `the ${at} of-the river`,
        is: 'thing' as const,
      }));
      story.lexicon = { names };
    },
    finds: 'too many',
  },
  {
    fault: 'the lore cards have more keys than can be compared',
    plant: (story) => {
      const keys = Array.from({ length: 20 }, () => 'ﷺ ﷺ ﷺ ﷺ ﷺ ﷺ ﷺ ﷺ ﷺ');
      story.lore_cards = Array.from({ length: 3 }, () => ({ keys, text: 'It is told.' }));
    },
    finds: 'too many',
  },
  {
    fault: 'the choices of a scene have more words than can be compared',
    plant: (_, nodes) => {
      const said = Array.from({ length: 10 }, (_other, at) => `${at} ${'up '.repeat(38)}`);
      for (let at = 0; at < 4; at += 1)
        addChoice(nodes, 'stairs', {
          deed: `the way ${at}`,
          text: `Go ${at}.`,
          target: 'end_home',
          said: said.map((each) => `${at} ${each}`),
        });
    },
    finds: 'too many stairs',
  },
];
