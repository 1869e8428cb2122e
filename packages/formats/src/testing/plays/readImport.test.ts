import { expect, it } from 'vitest';
import { readImport } from './readImport.ts';

const read = (name: string, lines: readonly string[]) =>
  readImport(name, new TextEncoder().encode(lines.join('\n')));

const SUGARCUBE = [
  ':: StoryData',
  '{"format":"SugarCube"}',
  ':: Start',
  'A mill.',
  '<<link "Oil it">><<set $oil to 2>><<goto "Wheel">><</link>>',
  '[[Leave it|Wheel][$oil to 1]]',
  ':: Wheel',
  'The wheel <<if $oil > 1>>turns<<else>>sticks<<endif>>. You have $oil.',
  '[[Out]]',
  ':: Out',
  'The road.',
];
const HARLOWE = [
  ':: StoryData',
  '{"format":"Harlowe"}',
  ':: Start',
  'A mill.',
  '(link: "Oil it")[(set: $oil to 2)(go-to: "Wheel")]',
  '[[Leave it->Wheel]]',
  ':: Wheel',
  'The wheel (if: $oil > 1)[turns](else:)[sticks].',
];
const CHOICESCRIPT = [
  '*create oil 0',
  'A mill.',
  '*choice',
  '  #Oil it',
  '    *set oil +2',
  '    *goto wheel',
  '  #Leave it',
  '    *goto wheel',
  '*label wheel',
  '*if (oil > 1)',
  '  The wheel turns.',
  '*else',
  '  The wheel sticks.',
  'You have ${oil}.',
  '*finish',
];

it.each([
  ['a.twee', SUGARCUBE],
  ['a.twee', HARLOWE],
  ['a.txt', CHOICESCRIPT],
  [
    'a.ink',
    ['VAR oil = 0', 'A mill.', '* [Oil it]', '  ~ oil = 2', '* [Leave it]', '- You have {oil}. -> END'],
  ],
])('the import of file %# plays like the original, step by step: %s', async (name, lines) => {
  const { publishes, untrue, compared } = await read(name, lines);
  expect({ publishes, untrue, differences: compared!.differences }).toEqual({
    publishes: 'as it came',
    untrue: [],
    differences: [],
  });
  expect(compared!.steps).toBeGreaterThan(20);
});

it('a lost part is a difference, and a needed repair is named', async () => {
  const lost = await read('a.ink', ['A die shows {RANDOM(1, 6)}. -> END', '=== cellar', 'A cellar. -> END']);
  expect(lost.publishes).toBe('after: unreached');
  expect(lost.compared!.same).toBe(0);
});
