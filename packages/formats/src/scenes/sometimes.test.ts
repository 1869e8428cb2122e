import { describe, expect, it } from 'vitest';
import { imported, notesOf, sceneOf, twee } from '../testing/imported.ts';

describe('A conditional change', () => {
  it('becomes an effect of one of two choices, of which one is offered', async () => {
    const story = await imported(
      twee('SugarCube', {
        Start: '[[Take it|Hall][$key to true]]\n[[Leave it|Hall]]',
        Hall: 'A hall. <<if $key>><<set $oil += 1>><</if>>\n[[Go|Yard]]',
        Yard: 'You have $oil.\n[[Hall]]',
      }),
    );
    expect(sceneOf(story, 'Hall')!.choices).toEqual([
      { text: 'Go', target: 'Yard', condition: 'has key', effect: 'oil + 1' },
      { text: 'Go', target: 'Yard', condition: 'not has key' },
    ]);
    expect(notesOf(story, 'Hall')).toEqual([]);
  });

  it('is reported as lost if a text of the same scene prints it', async () => {
    const story = await imported(
      twee('SugarCube', {
        Start: '[[Take it|Hall][$key to true]]\n[[Leave it|Hall]]',
        Hall: '<<if $key>><<set $oil += 1>><</if>>You have $oil.\n[[Go|Start]]',
      }),
    );
    expect(notesOf(story, 'Hall')).toEqual(['order_lost']);
  });

  it('after a text does not affect that text', async () => {
    const story = await imported(
      twee('SugarCube', {
        Start: '[[Hall][$oil += 2]]',
        Hall: 'You have $oil. <<set $oil -= 1>>\n[[Start]]',
      }),
    );
    expect(sceneOf(story, 'Start')!.choices).toMatchObject([{ effect: 'oil + 2' }]);
    expect(sceneOf(story, 'Hall')!.choices).toMatchObject([{ effect: 'oil - 1' }]);
  });
});

describe('A condition', () => {
  it('is simplified if it is repeated, and stays if it contradicts itself, so that the checks report it', async () => {
    const lines = [
      '*create kind "none"',
      '*choice',
      '  #Cat',
      '    *set kind "cat"',
      '    *goto on',
      '  #Dog',
      '    *set kind "dog"',
      '    *goto on',
      '*label on',
      'On.',
      '*choice',
    ];
    const asked = [
      '  *if (kind = "cat")',
      '    *if (kind = "cat") #Purr',
      '      *finish',
      '    *if (kind != "cat") #Bark',
      '      *finish',
      '  #Wait',
      '    *finish',
    ];
    const story = await imported([...lines, ...asked].join('\n'), 'a.txt');
    expect(sceneOf(story, 'on')!.choices.map(({ text, condition }) => [text, condition])).toEqual([
      ['Purr', 'has kind_cat'],
      ['Bark', 'has kind_cat and not has kind_cat'],
      ['Wait', undefined],
    ]);
  });

  it('on many values in a text is printed for any number of them', async () => {
    const values = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    const story = await imported(
      twee('SugarCube', {
        Start: values.map((value) => `[[${value}|End][$which to "${value}"]]`).join('\n'),
        End: 'It is $which.',
      }),
    );
    expect(sceneOf(story, 'End')!.text).toBe(
      `It is ${values.map((value) => `{if has which_${value}: ${value}}`).join('')}.`,
    );
  });
});
