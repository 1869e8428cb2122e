import { aStoryCreate } from '@kathaloka/contract/fixtures';
import { EMPTY_STORY, STORY_FIELD_NAMES } from '@kathaloka/contract/storyFields';
import { describe, expect, it } from 'vitest';
import { writeTwee } from '../exports/writeTwee.ts';
import { imported, refused } from '../testing/imported.ts';
import { writeBundle } from './writeBundle.ts';

const { story_structure, ...story } = aStoryCreate();

it('A bundle has every field that an author writes', async () => {
  const { fields, structure, report } = await imported(
    writeBundle({ ...EMPTY_STORY, ...story, story_structure }),
  );
  expect(Object.keys({ ...fields, story_structure: structure })).toEqual(
    expect.arrayContaining(STORY_FIELD_NAMES),
  );
  expect(report.notes).toEqual([]);
});

it('A bundle may name its schema, which is not reported as a lost field', async () => {
  const bundle = { $schema: 'story.schema.json', ...JSON.parse(writeBundle({ ...story, story_structure })) };
  const { report } = await imported(JSON.stringify(bundle));
  expect(report.notes).toEqual([]);
});

describe('A cover whose URL the server refuses', () => {
  const cover_image_url = 'http://exa mple.org/ferry.jpg';
  const lost = { code: 'cover_lost', node: null, params: { text: cover_image_url } };

  it('is left out of a bundle, and the report says so', async () => {
    const { fields, report } = await imported(writeBundle({ ...story, story_structure, cover_image_url }));
    expect(fields).toMatchObject({ title: story.title, cover_image_url: null });
    expect(report.notes).toEqual([lost]);
  });

  it('is left out of our own Twee file, and the report says so', async () => {
    const { fields, report } = await imported(writeTwee({ ...story, story_structure, cover_image_url }));
    expect(fields).toMatchObject({ title: story.title, cover_image_url: null });
    expect(report.notes).toContainEqual(lost);
  });

  it('stays if the URL is valid', async () => {
    const fine = 'https://example.org/ferry.jpg';
    const { fields, report } = await imported(
      writeBundle({ ...story, story_structure, cover_image_url: fine }),
    );
    expect(fields.cover_image_url).toBe(fine);
    expect(report.notes).toEqual([]);
  });
});

describe('A structure alone, as the JSON view shows it', () => {
  const scenes = JSON.stringify(story_structure, undefined, 2);

  it('is read as a story without details', async () => {
    const { fields, structure, report } = await imported(scenes, 'scenes.json');
    expect(structure).toEqual(story_structure);
    expect(fields).toEqual({});
    expect(report).toMatchObject({ format: 'scenes', notes: [] });
  });

  it('is recognised in any order of fields, or on one line', async () => {
    const { start_node, nodes } = story_structure;
    const { structure } = await imported(JSON.stringify({ nodes, start_node }));
    expect(structure).toEqual(story_structure);
  });

  it('is read with a note for each unknown field, and for a changed order of scenes', async () => {
    const scene = '{ "text": "A scene.", "choices": [], "color": "red" }';
    const { report } = await imported(`{ "start_node": "a", "nodes": { "a": ${scene}, "1": ${scene} } }`);
    expect(report.notes).toEqual([
      { code: 'field_lost', node: null, params: { name: '$.nodes.1.color' } },
      { code: 'field_lost', node: null, params: { name: '$.nodes.a.color' } },
      { code: 'scenes_reordered', node: null, params: { text: '1' } },
    ]);
  });

  it.each([
    ['{ "start_node": "a", "nodes": { "a": { "text": 3, "choices": [] } } }', '$.nodes.a.text'],
    ['{ "start_node": "a" }', '$.nodes'],
    ['{ "nodes": {} }', '$.start_node'],
  ])('is refused with the place of its fault: %s', async (text, path) => {
    expect(await refused(text)).toMatchObject({ code: 'field_invalid', params: { path } });
  });

  it.each([
    ['mode', 'loud', 'none_of'],
    ['max_turns', 0, 'no_number'],
    ['max_turns', 2.5, 'no_number'],
    ['goal', 'x'.repeat(10_001), 'too_long'],
    ['title', 'a\0', 'characters'],
    ['note', null, 'no_text'],
    ['variants', [{ text: '' }], 'missing'],
    ['choices', Array.from({ length: 21 }, () => ({ text: '', target: '' })), 'wrong_count'],
  ])('has the fields and limits of the contract: %s', async (name, value, code) => {
    const nodes = { a: { text: '', choices: [], [name]: value } };
    expect(await refused(JSON.stringify({ start_node: 'a', nodes }))).toMatchObject({
      code: 'field_invalid',
      params: { path: expect.stringContaining(`$.nodes.a.${name}`) as string, fault: { code } },
    });
  });

  it('is not recognised in other JSON, whatever that contains', async () => {
    expect(await refused('{ "graph": { "nodes": {} } }')).toMatchObject({ code: 'unknown_format' });
  });
});
