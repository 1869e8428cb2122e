import { describe, expect, it } from 'vitest';
import { CHOICES_MAX, NODES_MAX, STORY_DEFAULTS } from '../allLimits.ts';
import { fixtureId } from '../fixtures/index.ts';
import { ActionResponse, StoryCreate, StoryStructureInput, StoryUpdate } from './index.ts';

const least = {
  title: 'The Ferryman',
  tagline: 'Carry a stranger.',
  story_description: 'A river at night.',
  story_prompt: 'Tell it in three crossings.',
  cover_image_url: 'https://example.org/cover.webp',
  category_id: '00000002-0000-4000-8000-000000000001',
};

function node(leads: { text: string; target: string }[] = []) {
  return { text: 'Here.', choices: leads };
}

function faultsOf(story: object): string[] {
  return (
    StoryCreate.safeParse({ ...least, ...story }).error?.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    ) ?? []
  );
}

function parse(structure: unknown) {
  return StoryStructureInput.safeParse(structure);
}

function nodes(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, node()]));
}

function choices(count: number) {
  return Array.from({ length: count }, () => ({ text: 'On', target: 'a' }));
}

describe('A new story', () => {
  it('needs six fields, and gets the specification’s defaults for the rest', () => {
    expect(StoryCreate.parse(least)).toMatchObject({
      ...least,
      ...STORY_DEFAULTS,
      is_featured: false,
      tag_ids: [],
      game_config: {
        xp_gain_multiplier: 1,
        health_max: 100,
        inventory_slots: 8,
        skill_check_difficulty: 'medium',
        commands: { continue: { cost: 1 }, immerse: { cost: 2 }, show: { cost: 2 }, undo: { cost: 0 } },
      },
      story_structure: { start_node: '', nodes: {} },
      lexicon: null,
    });
  });

  it('reports every missing field with the message of its form', () => {
    const { error } = StoryCreate.safeParse({});
    expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'title: Title is required',
      'tagline: Tagline is required',
      'story_description: Description is required',
      'story_prompt: Story prompt is required',
      'category_id: Category is required',
    ]);
    expect(faultsOf({ cover_image_url: null })).toEqual(['cover_image_url: Cover image URL is required']);
  });

  it('may ask for a generated cover instead of an address', () => {
    expect(
      faultsOf({ cover_image_url: null, cover: { style: 'ajanta', seed: 's', keywords: ['river'] } }),
    ).toEqual([]);
  });

  it.each(['everyone', 'general', 'family', 'teen', 'mature'])(
    'may be rated %s: the lists of all forms',
    (rating) => {
      expect(faultsOf({ content_rating: rating })).toEqual([]);
    },
  );

  it.each(['beginner', 'easy', 'medium', 'advanced', 'hard'])(
    'may be %s: the lists of all forms',
    (difficulty) => {
      expect(faultsOf({ difficulty_level: difficulty })).toEqual([]);
    },
  );

  it('has whole numbers within their bounds', () => {
    expect(faultsOf({ possible_endings: 0 })).toHaveLength(1);
    expect(faultsOf({ initial_xp: -1 })).toHaveLength(1);
    expect(faultsOf({ initial_xp: 1.5 })).toHaveLength(1);
    expect(faultsOf({ initial_xp: 0, possible_endings: 1, estimated_play_time: 1 })).toEqual([]);
  });

  it('has no character that the database cannot store', () => {
    expect(faultsOf({ tagline: 'a\0b', image_alt: '\0' })).toEqual([
      'tagline: Text cannot contain the character U+0000',
      'image_alt: Text cannot contain the character U+0000',
    ]);
  });
});

describe('A changed story', () => {
  it('gets no defaults: omitted fields stay unchanged', () => {
    expect(StoryUpdate.parse({})).toEqual({});
    expect(StoryUpdate.parse({ is_premium: true })).toEqual({ is_premium: true });
  });

  it('has one description, by whichever of its two names a form sends it', () => {
    expect(StoryUpdate.parse({ description: 'A river.' })).toEqual({ story_description: 'A river.' });
    expect(StoryUpdate.parse({ story_description: 'A river.', version: 3 })).toEqual({
      story_description: 'A river.',
      version: 3,
    });
    expect(StoryUpdate.parse({ story_description: 'One.', description: 'Two.' })).toEqual({
      story_description: 'One.',
    });
    expect(StoryUpdate.safeParse({ description: '' }).success).toBe(false);
  });

  it('may clear its tagline and category, but not its title', () => {
    expect(StoryUpdate.safeParse({ tagline: '', category_id: null }).success).toBe(true);
    expect(StoryUpdate.safeParse({ title: ' ' }).error?.issues).toMatchObject([
      { message: 'Title is required' },
    ]);
    expect(StoryUpdate.safeParse({ description: '' }).error?.issues).toMatchObject([
      { message: 'Description is required' },
    ]);
  });
});

describe('The structure of a story', () => {
  it('may be empty, and may be unfinished', () => {
    expect(parse({}).data).toEqual({ start_node: '', nodes: {} });
    expect(parse({ start_node: 'a', nodes: { a: node([{ text: 'On', target: 'nowhere' }]) } }).success).toBe(
      true,
    );
  });

  it(`has at most ${NODES_MAX} nodes and ${CHOICES_MAX} choices in each`, () => {
    expect(parse({ nodes: nodes(NODES_MAX) }).success).toBe(true);
    expect(parse({ nodes: nodes(NODES_MAX + 1) }).success).toBe(false);
    expect(parse({ nodes: { a: node(choices(CHOICES_MAX)) } }).success).toBe(true);
    expect(parse({ nodes: { a: node(choices(CHOICES_MAX + 1)) } }).success).toBe(false);
  });

  it.each(['constructor', 'prototype'])('has no node named %s', (name) => {
    const { error } = parse({ nodes: { [name]: node() } });
    expect(error?.issues).toMatchObject([
      { path: ['nodes', name], message: `The name "${name}" is reserved` },
    ]);
  });

  it('does not pollute Object.prototype', () => {
    const { data } = parse(
      JSON.parse('{"nodes": {"__proto__": {"text": "x", "choices": [], "polluted": true}}}'),
    );
    expect(data?.nodes).toEqual({});
    expect(Object.getPrototypeOf(data?.nodes)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  it('accepts the names of other object methods as names', () => {
    const { data } = parse({ nodes: { toString: node(), hasOwnProperty: node() } });
    expect(Object.keys(data?.nodes ?? {})).toEqual(['toString', 'hasOwnProperty']);
  });

  it('refuses names that are empty or too long', () => {
    expect(parse({ nodes: { '': node() } }).success).toBe(false);
    expect(parse({ nodes: { ['n'.repeat(81)]: node() } }).success).toBe(false);
  });
});

describe('The answer to an action', () => {
  const paid = { turn_id: fixtureId('turn', 9), current_xp: 1, model_used: null, credits_consumed: 0 };
  const session_data = {
    narrative_history: [],
    has_earlier: false,
    choices: [],
    can_undo: false,
    can_redo: true,
  };

  it.each([
    ['a part of the story', { narrative: 'The oar bites.', choices: [], is_completed: false }],
    ['a detour that may have been meant as a choice', { narrative: 'You look.', perhaps_meant: 'Swim' }],
    ['a setting with choices', { setup: 'The oar is wet.', choices: [] }],
    ['a picture', { image_url: '/a.svg', style: 'ajanta', prompt: 'a river' }],
    ['a description in its place', { fallback_description: 'A river at night.' }],
    ['the history after an undo', { session_data }],
  ])('may have %s', (_what, result) => {
    expect(ActionResponse.parse({ ...paid, ...result })).toEqual({ ...paid, ...result });
  });

  it.each([
    ['nothing that the action led to', {}],
    ['a setting without choices', { setup: 'The oar is wet.' }],
    ['a picture without its style', { image_url: '/a.svg' }],
  ])('may not have %s', (_what, result) => {
    expect(ActionResponse.safeParse({ ...paid, ...result }).success).toBe(false);
  });
});
