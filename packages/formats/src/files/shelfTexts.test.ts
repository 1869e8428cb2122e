import { SHELF_STORIES_MAX } from '@kathaloka/contract/limits';
import { expect, it } from 'vitest';
import { importStory } from '../importStory.ts';
import { writeShelf } from '../bundle/writeShelf.ts';
import { shelfTexts } from './shelfTexts.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const file = (text: string, name = 'shelf.json') => ({ name, bytes: bytesOf(text) });
const STRUCTURE = {
  start_node: 'bank',
  nodes: { bank: { text: 'The bank.', choices: [], is_ending: true } },
};
const entry = (title: string) => ({
  category: 'folk-tales',
  tags: ['River', 'Night'],
  story: { title, story_structure: STRUCTURE } as never,
});

it('each story of a shelf is read as a file of its own, with the names of its category and tags', async () => {
  const { stories = [] } = await shelfTexts(file(writeShelf([entry('The Weir'), entry('The Mill')])));
  expect(stories.map(({ name, category, tags }) => [name, category, tags])).toEqual([
    ['The Weir', 'folk-tales', ['River', 'Night']],
    ['The Mill', 'folk-tales', ['River', 'Night']],
  ]);
  const { imported } = await importStory(stories[0]!.text);
  expect(imported?.fields.title).toBe('The Weir');
});

it('a single story is read as a shelf of one', async () => {
  const { stories } = await shelfTexts(file('-> END', 'weir.ink'));
  expect(stories).toEqual([{ name: 'weir.ink', text: '-> END', category: null, tags: [] }]);
});

it.each([
  [
    'more stories than a shelf may have',
    writeShelf(Array.from({ length: SHELF_STORIES_MAX + 1 }, (_, at) => entry(`No. ${at}`))),
    'too_many_files',
  ],
  ['none', '{"kathaloka": 1, "stories": []}', 'empty'],
  ['what is no list', '{"kathaloka": 1, "stories": {}}', 'field_invalid'],
  ['another version', '{"kathaloka": 7, "stories": []}', 'version_unknown'],
  ['JSON that breaks off', '{"kathaloka": 1, "stories": [', 'unreadable'],
  [
    'lists within lists',
    `{"kathaloka": 1, "stories": [{"story": ${'['.repeat(200_000)}${']'.repeat(200_000)}}]}`,
    'too_deep',
  ],
  ['an archive that is none', 'PK\u0003\u0004 and no more', 'archive_unreadable'],
])('is refused: %s', async (_what, text, code) => {
  expect((await shelfTexts(file(text))).refusal).toMatchObject({ code });
});

it.each(['null', '7', '"text"', '[]', '{"story": null}', '{"story": {"title": 7}}'])(
  'an entry that is no story is refused alone: %s',
  async (wrong) => {
    const { stories = [] } = await shelfTexts(file(`{"kathaloka": 1, "stories": [${wrong}]}`));
    expect(stories).toHaveLength(1);
    expect((await importStory(stories[0]!.text)).refusal).toBeDefined();
  },
);
