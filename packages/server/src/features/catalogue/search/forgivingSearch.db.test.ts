import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { factories } from '../../../testing/factories.ts';
import { fileDatabase } from '../../../testing/testFile.ts';
import { untilIndexed } from '../../../testing/untilIndexed.ts';
import { findStoryIds } from './findStoryIds.ts';
import { editsBetween } from './forgiving.ts';

const { db } = await fileDatabase();
const make = factories(db);
const titles = new Map<string, string>();

beforeAll(async () => {
  const stories = [
    ['Karna’s Lamp', 'A charioteer’s son at war.'],
    ['Birbal and the Sixteen Laddus', 'Who has eaten them? A mystery.'],
    ['Draupadi’s Question', 'The court has no answer.'],
    ['Nachiketa at the Door', 'A boy asks the lord of the dead.'],
    ['Damayanti Wants Nala Back', 'A romance with a swan.'],
    ['How to Move an Elephant', 'A forest forms a committee.'],
    ['हनुमान लंका में', 'एक छलाँग।'],
    ['The Lady of the Load', 'She carries it.'],
    [`The ${'banana'.repeat(8)}`, 'A long word.'],
  ] as const;
  for (const [title, tagline] of stories)
    titles.set(await make.story({ title, tagline, story_description: '', story_prompt: '' }), title);
  await untilIndexed(db);
});

const find = async (text: string) => (await findStoryIds(db, text, 10)).map((id) => titles.get(id));

describe('A search that would find nothing', () => {
  it.each([
    ['kurna', 'Karna’s Lamp'],
    ['laddoo', 'Birbal and the Sixteen Laddus'],
    ['dropadi', 'Draupadi’s Question'],
    ['nachiketas', 'Nachiketa at the Door'],
    ['elefant', 'How to Move an Elephant'],
    ['हनूमान', 'हनुमान लंका में'],
  ])('finds a word that is spelled in another way: %s', async (typed, title) => {
    expect(await find(typed)).toEqual([title]);
  });

  it.each([
    ['short love story', 'Damayanti Wants Nala Back'],
    ['a story about death', 'Nachiketa at the Door'],
    ['something with a detective', 'Birbal and the Sixteen Laddus'],
    ['एक प्रेम कहानी', 'Damayanti Wants Nala Back'],
  ])('finds the kind of story that is asked for: %s', async (typed, title) => {
    expect(await find(typed)).toEqual([title]);
  });

  it('finds some of the words, those with more of them first', async () => {
    expect(await find('draupadi cloth')).toEqual(['Draupadi’s Question']);
    expect((await find('elephant committee karna')).slice(0, 2)).toEqual([
      'How to Move an Elephant',
      'Karna’s Lamp',
    ]);
  });

  // the time to compare words grows with their length, and anybody may publish and search
  it('finds a long word as it is typed, and in no other spelling', async () => {
    const long = 'banana'.repeat(8);
    expect(await find(long)).toEqual([`The ${long}`]);
    expect(await find(`${long.slice(0, -1)}o`)).toEqual([]);
  });

  it.each(['zzyzx', 'qwrtp plmkn', '…'])('finds nothing for %s', async (typed) => {
    expect(await find(typed)).toEqual([]);
  });

  it('takes a word that only sounds alike for no other', async () => {
    // their consonants are those of “laddoo”
    expect(await find('laddoo')).not.toContain('The Lady of the Load');
  });
});

it('What is spelled as in the story is found as before', async () => {
  expect(await find('karna')).toEqual(['Karna’s Lamp']);
  expect(await find('lady')).toEqual(['The Lady of the Load']);
});

it('Words of one sound are read by an index', async () => {
  await sql`set enable_seqscan to off`.execute(db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select word from search_words where search_sound(word) = search_sound('kurna')
  `.execute(db);
  await sql`set enable_seqscan to on`.execute(db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('search_words_sounds');
});

it.each([
  ['karna', 'karna', 0],
  ['kurna', 'karna', 1],
  ['karn', 'karna', 1],
  ['elefant', 'elephant', 2],
  ['', 'abc', 3],
])('From %s to %s it takes %i edits', (one, other, edits) => {
  expect(editsBetween(one, other)).toBe(edits);
  expect(editsBetween(other, one)).toBe(edits);
});
