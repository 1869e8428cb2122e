import { textUnits } from '@kathaloka/story';
import { expect, it } from 'vitest';
import { en } from '../../../words/en.ts';
import { partName } from './partName.ts';

it('Each text of a story has a name of its own for translators', () => {
  const units = textUnits({
    story_structure: {
      start_node: 'a',
      things: { key: { name: 'a key', line: 'It is cold.' } },
      secrets: { wreck: { text: 'He sank it.', holders: [] } },
      nodes: {
        a: {
          text: 'A',
          choices: [
            {
              text: 'Climb',
              target: '',
              check: 'nerve >= 2',
              win_text: 'Up.',
              lose_text: 'Down.',
              deed: 'a climb',
            },
          ],
        },
      },
    },
  });
  const names = units.map((unit) => partName(unit, en.studio.translation, en.storyFields));
  expect(names).toContain('Told when choice 1 fails');
  expect(names).toContain('Thing “key”');
  expect(new Set(names).size).toBe(units.length);
});
