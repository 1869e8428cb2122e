import { aStory, ferrymanStructure, fixtureCategories, fixtureTags } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { countedNumbers, firstStructure, newStoryDraft, previewOf } from './storyForm.ts';
import { basicsFaults, missingFields } from './storyFaults.ts';
import { structureCounts } from './structureCounts.ts';
import { canBeStuck, xpWalk } from './xpWalk.ts';

const empty = newStoryDraft({ start_node: '', nodes: {} });
const { title, tagline, story_description, story_prompt } = aStory();
const basics = {
  ...empty,
  title,
  tagline,
  story_description,
  story_prompt,
  category_id: fixtureCategories.folkTales.id,
  cover_image_url: 'https://example.org/cover.webp',
};

describe('A new story', () => {
  it('starts with the specification’s defaults', () => {
    expect(empty).toMatchObject({
      initial_xp: 100,
      estimated_play_time: 30,
      possible_endings: 1,
      content_rating: 'family',
      difficulty_level: 'medium',
      language: 'en',
      game_config: { health_max: 100, inventory_slots: 8, xp_gain_multiplier: 1 },
    });
  });

  it('starts with three scenes, of which the last is an ending', () => {
    const first = firstStructure({
      intro: { text: 'The story begins here.', choice: 'Go on' },
      next_node: { text: 'What happens next.', choice: 'Come to the end' },
      end: { text: 'The end of your adventure.' },
    });
    expect(Object.keys(first.nodes)).toEqual(['intro', 'next_node', 'end']);
    expect(structureCounts(first)).toEqual({ scenes: 3, choices: 2, branches: 0, endings: 1, nowhere: 0 });
  });

  it('requires six fields', () => {
    expect(missingFields(empty)).toHaveLength(6);
    expect(missingFields(basics)).toEqual([]);
    expect(missingFields({ ...basics, story_prompt: ' ', category_id: '' })).toEqual([
      'story_prompt',
      'category_id',
    ]);
  });

  it('accepts a generated cover, and otherwise requires a URL', () => {
    expect(basicsFaults({ ...basics, cover_image_url: 'river' }).cover_image_url).toEqual({
      code: 'url_invalid',
    });
    const cover = { style: 'ajanta' as const, seed: '7', keywords: ['river'] };
    expect(missingFields({ ...basics, cover_image_url: null, cover })).toEqual([]);
  });

  it('gets its counts from its scenes', () => {
    expect(countedNumbers({ ...empty, story_structure: ferrymanStructure })).toEqual({
      actions_count: 8,
      story_cards_count: 0,
      total_scenes: 6,
      branching_points: 3,
      possible_endings: 1,
    });
    expect(countedNumbers(empty).possible_endings).toBe(1);
  });

  it('is previewed as readers will see it', () => {
    const surroundings = {
      author: aStory().author,
      categories: Object.values(fixtureCategories),
      tags: Object.values(fixtureTags),
      drawnCover: '/drawn.webp',
    };
    const tag_ids = [fixtureTags.war.id, fixtureTags.river.id];
    expect(previewOf({ ...basics, tag_ids }, surroundings)).toMatchObject({
      title,
      category: fixtureCategories.folkTales,
      tags: [fixtureTags.river, fixtureTags.war],
      // a browser loads no picture from elsewhere
      cover_image_url: null,
    });
    const own = { ...basics, cover_image_url: '/covers/river.webp' };
    expect(previewOf(own, surroundings).cover_image_url).toBe('/covers/river.webp');
    const cover = { style: 'ajanta' as const, seed: '7', keywords: [] };
    expect(previewOf({ ...basics, cover }, surroundings).cover_image_url).toBe('/drawn.webp');
  });
});

describe('The XP along a typical path', () => {
  it('follows from the costs and gains of the story', () => {
    const { levels, dryTurn } = xpWalk(empty);
    expect(levels[0]).toBe(100);
    expect(levels.at(-1)).toBe(100 - 16 + 20 + 9 + 10);
    expect(dryTurn).toBeUndefined();
  });

  it('shows the first turn that is too expensive', () => {
    expect(xpWalk({ ...empty, initial_xp: 0 }).dryTurn).toBe(1);
    const commands = { ...empty.game_config.commands, continue: { cost: 60 } };
    expect(xpWalk({ ...empty, game_config: { ...empty.game_config, commands } }).dryTurn).toBe(2);
  });

  it('shows whether a player can get stuck', () => {
    expect(canBeStuck(empty)).toBe(false);
    expect(canBeStuck({ game_config: { ...empty.game_config, xp_gain_multiplier: 0.1 } })).toBe(true);
  });
});
