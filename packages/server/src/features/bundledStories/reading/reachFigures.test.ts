import { anAuthoredStory } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { reachFigures, reachLine } from './reachFigures.ts';

const storyOf = (effect: string) => ({
  story: anAuthoredStory({
    story_structure: {
      start_node: 'a',
      nodes: {
        a: {
          text: 'A',
          choices: [
            { text: 'One', target: 'b' },
            { text: 'Other', target: 'b', effect },
          ],
        },
        b: {
          text: 'B',
          choices: [
            { text: 'Stay', target: 'end' },
            { text: 'Open', target: 'vault', condition: 'has key' },
          ],
        },
        end: { text: 'End.', choices: [] },
        vault: { text: 'Gold.', choices: [] },
      },
    },
  }),
});

it('The figures of choices count those that change no word, and those that open an ending', () => {
  const figures = reachFigures([storyOf('gain key'), storyOf('gain coin')]);
  expect(figures).toEqual({ stories: 2, choices: 6, unheard: 1 / 6, endings: 4 / 6 });
  expect(reachLine(figures)).toContain('of 6 choices, 16.7 % change no word, and 66.7 % open');
  expect(reachFigures([])).toEqual({ stories: 0, choices: 0, unheard: 0, endings: 0 });
});
