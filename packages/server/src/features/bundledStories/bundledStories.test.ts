import fs from 'node:fs';
import path from 'node:path';
import type { Cover } from '@kathaloka/contract/entities';
import { drawScene } from '@kathaloka/illustrator';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readBundledCategories, readBundledStories, readTellers } from './bundledStory.ts';
import { checkBundledStory, checkShelf } from './editorialRules.ts';
import { checkBundledLayers } from './layerRules.ts';

const stories = readBundledStories();

describe('Every bundled story', () => {
  it.each(stories)('$key passes the story checks and the rules of the house', (bundled) => {
    expect(checkBundledStory(bundled)).toEqual([]);
  });

  it.each(stories)('$key has translations of every text, each as the original reads now', (bundled) => {
    expect(checkBundledLayers(bundled)).toEqual([]);
  });

  it.each(stories)('$key is in an existing category', ({ category }) => {
    expect(readBundledCategories().map(({ display_name }) => display_name)).toContain(category);
  });
});

describe('The notes of readers', () => {
  const notes = path.resolve(import.meta.dirname, '../../../../../docs/stories');

  it.each(stories)('$key has been read by somebody else, and a second time', ({ key }) => {
    const note = fs.readFileSync(path.join(notes, `${key}.md`), 'utf8');
    expect(note).toMatch(/^\*\*(?:Second reading|Second reader|Read again)/m);
  });
});

describe('Every shelf of the library', () => {
  it.each(readBundledCategories())('$display_name has three stories or more', ({ display_name }) => {
    expect(stories.filter(({ category }) => category === display_name).length).toBeGreaterThanOrEqual(3);
  });
});

it('Three quick reads are open to guests, one of them in Hindi', () => {
  const open = stories.filter(({ story }) => story.is_open_to_guests);
  expect(open.map(({ key }) => key)).toEqual([
    'aakhiri-daak',
    'birbals-khichdi-is-nearly-ready',
    'granny-goes-home-in-a-pumpkin',
  ]);
  expect(open.map(({ story }) => story.language)).toEqual(['hi', 'en', 'en']);
  expect(open.every(({ story }) => story.estimated_play_time <= 5 && !story.is_premium)).toBe(true);
});

describe('The tellers of the library', () => {
  it('tell each story once, in a voice that no other has', () => {
    const tellers = readTellers();
    expect(tellers.map(({ story }) => story).sort()).toEqual(readBundledStories().map(({ key }) => key));
    expect(new Set(tellers.map(({ voice }) => voice)).size).toBe(
      new Set(tellers.map(({ name }) => name)).size,
    );
  });
});

describe('The covers of the library', () => {
  /** The bytes of a thumbnail. */
  const glanceAt = (cover: Cover): Promise<Buffer> =>
    sharp(Buffer.from(drawScene({ ...cover, width: 1280, height: 720 })))
      .resize({ width: 64 })
      .removeAlpha()
      .raw()
      .toBuffer();
  /** The mean difference between two pictures per byte, from 0 to 255. */
  const difference = (one: Buffer, other: Buffer): number =>
    one.reduce((sum, byte, at) => sum + Math.abs(byte - other[at]!), 0) / one.length;

  it('are drawn for every story, and no two look alike', async () => {
    const glances = await Promise.all(stories.map(({ story }) => glanceAt(story.cover!)));
    const alike = stories.flatMap(({ key }, at) =>
      stories
        .slice(0, at)
        .filter((_, before) => difference(glances[at]!, glances[before]!) < 18)
        .map((other) => `${key} and ${other.key}`),
    );
    expect(alike).toEqual([]);
  });

  it('show another subject each', () => {
    expect(checkShelf(stories)).toEqual([]);
  });

  it('show the same one where only the style, the hour and the seed differ', () => {
    const [planted, other] = stories;
    const cover = (style: Cover['style'], hour: string) => ({
      ...planted!,
      story: { ...planted!.story, cover: { style, seed: hour, keywords: ['palace', hour] } },
    });
    const second = { ...cover('ravivarma', 'noon'), key: other!.key };
    expect(checkShelf([cover('ajanta', 'night'), second]).map(({ message }) => message)).toEqual([
      `${other!.key} has the cover of ${planted!.key}: palace (garden).`,
    ]);
  });
});

describe('The rules of the house', () => {
  const bundled = stories.find(({ key }) => key === 'the-night-they-fought-by-lamplight')!;
  const changed = (change: Partial<typeof bundled.story>) => {
    const story = { ...bundled.story, ...change };
    return checkBundledStory({ ...bundled, story, known: bundled.source }).map(({ message }) => message);
  };
  const scene = (text: string) => ({ text, choices: [] });
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  it('require 12 to 60 scenes, and three endings', () => {
    const structure = { start_node: 'a', nodes: { a: scene(words(100)) } };
    expect(changed({ story_structure: structure })).toEqual(
      expect.arrayContaining(['It has 1 scenes, not 12 to 60.', 'It has 1 endings, and not 3.']),
    );
  });

  it('require 60 to 180 scenes where there are chapters', () => {
    const about = (count: number) => {
      const scenes = Array.from({ length: count }, (_, at) => [`s${at}`, scene(words(100))] as const);
      const chapters = ['s0', 's1'].map((node) => ({ title: node, node }));
      const structure = { start_node: 's0', nodes: Object.fromEntries(scenes), chapters };
      return changed({ story_structure: structure }).filter((message) => message.includes('scenes,'));
    };
    expect(about(59)).toEqual(['It has 59 scenes, not 60 to 180.']);
    expect(about(60)).toEqual([]);
    expect(about(180)).toEqual([]);
    expect(about(181)).toEqual(['It has 181 scenes, not 60 to 180.']);
  });

  it.each(['five endings, all earned', 'पाँच अंत, और एक', 'پانچ انجام', 'পাঁচ রকম শেষ', 'ஐந்து முடிவுகள்'])(
    'leave it to the page to count the endings: %s',
    (bullet) => {
      const counted = 'Its description counts the endings, which its page does.';
      expect(changed({ story_description: `A story.\n\n- ${bullet}` })).toContain(counted);
      expect(changed({ story_description: 'No ending is easy.' })).not.toContain(counted);
    },
  );

  it('require five other ways to say each choice, none of them twice', () => {
    const choice = { text: 'Go', target: 'b' };
    const saying = (...said: string[]) => {
      const nodes = { a: { ...scene(words(100)), choices: [{ ...choice, said }] }, b: scene(words(100)) };
      const found = changed({ story_structure: { start_node: 'a', nodes } });
      return found.filter((message) => message.includes('“Go”'));
    };
    expect(saying('leave', 'walk off', 'be gone', 'set out')).toEqual([
      '“Go” can be said in 4 other ways, not in 5.',
    ]);
    expect(saying('leave', 'walk off', 'be gone', 'set out', 'Leave!')).toEqual([
      expect.stringContaining('“Leave!” says nothing'),
    ]);
    expect(saying('leave', 'walk off', 'be gone', 'set out', 'take the road')).toEqual([]);
  });

  it('require 12 to 280 words in a scene, and in Tamil 8 to 200', () => {
    const structure = (count: number) => ({ start_node: 'a', nodes: { a: scene(words(count)) } });
    const about = (count: number, language: 'en' | 'ta') =>
      changed({ story_structure: structure(count), language }).filter((message) => message.includes('words'));
    expect(about(11, 'en')).toEqual(['It has 11 words, not 12 to 280.']);
    expect(about(38, 'en')).toEqual([]);
    expect(about(250, 'en')).toEqual([]);
    expect(about(8, 'ta')).toEqual([]);
    expect(about(201, 'ta')).toEqual(['It has 201 words, not 8 to 200.']);
  });

  it.each([
    ['a dash', 'A lamp \u2014 lit.'],
    ['a hyphen in place of a dash', 'A lamp - lit.'],
    ['a curly quotation mark', 'The lamp\u2019s oil.'],
    ['a double quotation mark', '"Hold this."'],
    ['an ellipsis in one character', 'A lamp\u2026'],
  ])('allow no %s in English', (name, tagline) => {
    expect(changed({ tagline })).toEqual([expect.stringContaining(`There is ${name} in`)]);
    expect(changed({ tagline, language: 'hi' })).toEqual([]);
  });

  it('allow the hyphens of words, lists and numbers', () => {
    expect(
      changed({ tagline: 'A well-lit field.', story_description: 'One.\n\n- two\n- three - four' }),
    ).toEqual(['There is a hyphen in place of a dash in “three - four”.']);
  });

  it('require a tagline of at most 90 characters', () => {
    expect(changed({ tagline: 'x'.repeat(91) })).toEqual(['Its tagline has 91 characters, over 90.']);
  });

  it('report unknown keys', () => {
    const source = { ...(bundled.source as object), lore_card: [], cover: { style: 'ajanta', sead: 'x' } };
    expect(checkBundledStory({ ...bundled, source }).map(({ message }) => message)).toEqual([
      'Nothing reads cover.sead.',
      'Nothing reads lore_card.',
    ]);
  });
});
