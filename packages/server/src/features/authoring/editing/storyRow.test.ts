import { type Cover, StoryCreate } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { coverAddress } from '../../pictures/public.ts';
import { storyRow } from './storyRow.ts';

const ID = '4d9f0c7e-0000-4000-8000-000000000000';
const COVER: Cover = { style: 'ajanta', seed: 'ferry', keywords: ['river', 'night'] };
const instant = new Date('2026-11-20T09:00:00Z');

const row = (fields: object) =>
  storyRow(
    StoryCreate.parse({
      title: 'The Ferry',
      tagline: 'He pays, but not with money.',
      story_description: 'A ferry.',
      story_prompt: 'A ferry.',
      category_id: ID,
      cover: COVER,
      ...fields,
    }),
    { id: ID, author_id: ID, status: 'draft', created_at: instant, published_at: null },
  );

describe('The row of a story', () => {
  it('has the address of its generated cover, with an alternative text', () => {
    expect(row({})).toMatchObject({
      cover_image_url: coverAddress(ID, COVER),
      image_alt: expect.stringMatching(/^A boat on a river, at night/) as string,
    });
  });

  it('keeps the author’s alternative text', () => {
    expect(row({ image_alt: 'The last ferry' })).toMatchObject({ image_alt: 'The last ferry' });
  });

  it('keeps an external image, without a generated alternative text', () => {
    const cover_image_url = 'https://example.org/ferry.jpg';
    expect(row({ cover_image_url })).toMatchObject({ cover_image_url, image_alt: '' });
  });

  it('derives counts from the scenes, and trusts declared counts only without scenes', () => {
    const counts = { total_scenes: 9, possible_endings: 4 };
    expect(row(counts)).toMatchObject(counts);
    const nodes = { a: { text: '', choices: [{ text: 'On', target: 'b' }] }, b: { text: '', choices: [] } };
    expect(row({ ...counts, story_structure: { start_node: 'a', nodes } })).toMatchObject({
      actions_count: 1,
      total_scenes: 2,
      branching_points: 0,
      possible_endings: 1,
    });
  });
});
