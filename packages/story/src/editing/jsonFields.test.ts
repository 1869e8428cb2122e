import { anAuthoredStory } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { isJsonText, jsonFault, looseEnds, readJsonObject, withEndNode } from './jsonFields.ts';

describe('A JSON text', () => {
  it.each(['', '{', 'null', '[]', '3', '"x"', '['.repeat(100_000)])(
    'that is no object is read as an empty one',
    (text) => {
      expect(readJsonObject(text)).toEqual({});
    },
  );

  it('is parsed', () => {
    expect(readJsonObject('{"health_max": 3}')).toEqual({ health_max: 3 });
  });

  it('is recognised as a JSON object, or not', () => {
    expect(['{}', '  ', '[]', 'null', '{'].map(isJsonText)).toEqual([true, true, false, false, false]);
  });
});

describe('JSON for an existing story', () => {
  const story = anAuthoredStory();
  const unwritten = { ...story, story_structure: { start_node: '', nodes: {} } };
  const code = (text: string, of = story) => jsonFault('story_structure', text, of)?.code;

  it('is not saved if it cannot be parsed', () => {
    expect(['{ "nodes"', '[1]', 'null'].map((text) => code(text))).toEqual(Array(3).fill('json_unreadable'));
    expect(['', '{'].map((text) => jsonFault('game_config', text, story)?.code)).toEqual(
      Array(2).fill('json_unreadable'),
    );
    expect(jsonFault('game_config', '{}', story)).toBeUndefined();
  });

  it('is not saved without scenes if the story had some', () => {
    const empty = ['', '{}', '{"nodes":{}}', '{"nodes":[]}', '{"start_node":"a"}'];
    expect(empty.map((text) => code(text))).toEqual(empty.map(() => 'scenes_missing'));
    expect(empty.map((text) => code(text, unwritten))).toEqual(empty.map(() => undefined));
    expect(code('{"nodes":{"a":{}}}')).toBeUndefined();
  });
});

describe('The end node of a structure', () => {
  const intro = { text: 'Once', choices: [{ text: 'Stop', target: 'end' }] };

  it('is added when a choice leads to it', () => {
    expect(withEndNode({ start_node: 'intro', nodes: { intro } })).toEqual({
      start_node: 'intro',
      nodes: { intro, end: { text: 'The end of your adventure.', choices: [] } },
    });
  });

  it.each([
    [{ nodes: { intro, end: { text: 'Mine', choices: [] } } }],
    [{ nodes: { intro: { text: 'Once', choices: [] } } }],
    [{ nodes: { intro: { text: 'Once' }, odd: null, list: { choices: [null, 'end'] } } }],
    [{ nodes: [] }],
    [{}],
  ])('is not added to %j', (structure) => {
    expect(withEndNode(structure)).toBe(structure);
  });
});

describe('Loose ends', () => {
  it('are choices without a target, except those to a missing end', () => {
    const text =
      '{"nodes":{"intro":{"choices":[null,{"target":"river_book"},{"target":"end"},{"target":"intro"}]},"odd":null}}';
    expect(looseEnds(text)).toEqual([{ path: 'nodes.intro.choices.1.target', target: 'river_book' }]);
    expect(looseEnds('nothing')).toEqual([]);
    expect(looseEnds('{"nodes":7}')).toEqual([]);
  });
});
