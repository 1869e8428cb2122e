import type { StoryChoice, StoryNode } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { type BundledStory, readBundledStories } from './bundledStory.ts';
import { signatureOf } from './reading/signature.ts';
import { readBundledSeries, seriesFindings } from './bundledSeries.ts';
import {
  alikeVoices,
  ruleFindings,
  shelfFindings,
  type ShelfRule,
  togetherFindings,
  wornPhrases,
} from './shelfRules.ts';

const shelf = readBundledStories();
const [template] = shelf.filter(({ story }) => story.language === 'en');

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const to = (target: string, rest: Partial<StoryChoice> = {}): StoryChoice => ({
  text: `${target} ${JSON.stringify(rest)}`,
  target,
  ...rest,
});

/** A story with these scenes, choices and variants. */
function storyOf(
  scenes: Record<string, { text?: string; choices?: StoryChoice[]; variants?: Record<string, string> }>,
  rest: Partial<BundledStory> = {},
): BundledStory {
  const nodes = Object.entries(scenes).map(([name, { text = name, choices = [], variants = {} }]) => {
    const told = Object.entries(variants).map(([condition, other]) => ({ condition, text: other }));
    return [name, { text, choices, variants: told }] as const satisfies readonly [string, StoryNode];
  });
  const story_structure = { start_node: Object.keys(scenes)[0]!, nodes: Object.fromEntries(nodes) };
  return { ...template!, ...rest, story: { ...template!.story, story_structure } };
}

const found = (rule: ShelfRule, story: BundledStory): string[] =>
  ruleFindings(rule, story).map(({ message }) => message);

describe('The shelf', () => {
  it.each(shelf)('$key holds every rule', (bundled) => {
    expect(shelfFindings(bundled)).toEqual([]);
  });

  it.each(readBundledSeries())('has every part of $slug, and what is taken there has been left', (series) => {
    expect(seriesFindings(series, shelf)).toEqual([]);
  });

  it('has a voice for each story, and no habit of the house', () => {
    expect(togetherFindings(shelf)).toEqual([]);
  });
});

it('A story has six variants', () => {
  const rewritten = (count: number) =>
    found(
      'variants',
      storyOf({
        start: {
          variants: Object.fromEntries(Array.from({ length: count }, (_, at) => [`oil = ${at}`, 'Oil.'])),
        },
      }),
    );
  expect(rewritten(6)).toEqual([]);
  expect(rewritten(5)).toEqual(['It has 5 variants, not 6.']);
});

describe('A corridor', () => {
  const fork = (variants: Record<string, string>): BundledStory =>
    storyOf({
      start: { choices: [to('hall', { effect: 'gain lamp' }), to('hall')] },
      hall: { choices: [to('end')], variants },
      end: {},
    });

  it('is a scene after which one text follows whatever is chosen', () => {
    expect(found('roads', fork({}))).toEqual([
      '0 % of its decisions turn the road, the rest are corridors: start.',
    ]);
  });

  it('turns where the next scene is told in two ways', () => {
    expect(found('roads', fork({ 'has lamp': 'Light.' }))).toEqual([]);
  });
});

describe('What is remembered', () => {
  const remembering = (count: number, last: Record<string, string>): BundledStory =>
    storyOf({
      start: { text: words(count), choices: [to('hall', { effect: 'gain lamp' }), to('hall')] },
      hall: { text: words(400), choices: [to('end')], variants: { 'has lamp': words(400) } },
      end: { variants: last },
    });

  it('is asked for in two scenes of a story that is longer than ten minutes', () => {
    expect(found('memory', remembering(1200, {}))).toEqual(['One scene alone asks for lamp.']);
    expect(found('memory', remembering(1200, { 'has lamp': 'Light.' }))).toEqual([]);
  });

  it('may be asked for once in a short one', () => {
    expect(found('memory', remembering(200, {}))).toEqual([]);
  });
});

it('An ending takes at most 40 % of random plays', () => {
  const choices = (...targets: string[]) => targets.map((target, at) => to(target, { deed: `${at}` }));
  const ends = (...targets: string[]) =>
    found('endings', storyOf({ start: { choices: choices(...targets) }, a: {}, b: {}, c: {} }));
  expect(ends('a', 'b', 'c')).toEqual([]);
  expect(ends('a', 'a', 'b', 'c')).toEqual([
    expect.stringMatching(/^(?:49|50|51|52) % of random plays end in a/),
  ]);
});

describe('A hint', () => {
  const scenes = {
    start: { text: 'Nobody opens the pond door.', choices: [to('end')] },
    end: { text: 'Open.' },
  };
  const hinted = (scene: string, told: string) =>
    found('hints', storyOf(scenes, { hints: { end: { scene, words: told } } }));

  it('is missing', () => {
    expect(found('hints', storyOf(scenes, { hints: {} }))).toEqual(['Nothing hints at end.']);
  });

  it('stands in another scene, in these words', () => {
    expect(hinted('start', 'the pond door')).toEqual([]);
    expect(hinted('start', 'the front door')).toEqual([
      'The hint at end does not stand in start: “the front door”.',
    ]);
    expect(hinted('end', 'Open')).toEqual(['The hint at end stands in that ending.']);
  });
});

it('A story has a scene under 40 words and one over 200', () => {
  const lengths = (...counts: number[]) =>
    found(
      'lengths',
      storyOf(Object.fromEntries(counts.map((count) => [`s${count}`, { text: words(count) }]))),
    );
  expect(lengths(39, 201)).toEqual([]);
  expect(lengths(40, 200)).toEqual([
    'Its shortest scene has 40 words, and none has under 40.',
    'Its longest scene has 200 words, and none has over 200.',
  ]);
});

describe('A signature', () => {
  const text = "You open the door. It's dark. 'Who's there?' says the old man.\n\nYou don't answer.";
  const story = storyOf({ start: { text } });
  const signature = signatureOf(story.story);

  it('is what a script hears', () => {
    expect(signature).toEqual({
      sentence: 3,
      spread: 2,
      speech: 13.3,
      questions: 20,
      contractions: 50,
      short_ends: 100,
      person: 'second',
      tense: 'present',
    });
  });

  it('stands in the file, and the story has not moved away from it', () => {
    const tells = (told: Partial<typeof signature>) =>
      found('signature', { ...story, signature: { ...signature, ...told } });
    expect(found('signature', { ...story, signature: undefined })).toHaveLength(1);
    expect(tells({})).toEqual([]);
    expect(tells({ contractions: 20 })).toHaveLength(1);
    expect(tells({ tense: 'past' })).toHaveLength(1);
  });

  it('is no other story’s in the same language', () => {
    const twin = { ...story, key: 'twin' };
    const hindi = { ...twin, story: { ...twin.story, language: 'hi' as const } };
    expect(alikeVoices([story, twin])).toEqual([`twin sounds like ${story.key}: 0.00 apart.`]);
    expect(alikeVoices([story, hindi])).toEqual([]);
  });
});

it('A tic of the house stands on the shelf as often as its bound says, and no oftener', () => {
  const thumbs = (count: number) =>
    wornPhrases([storyOf({ start: { text: Array.from({ length: count }, () => 'His thumb.').join(' ') } })]);
  expect(thumbs(34)).toEqual([]);
  expect(thumbs(35)).toEqual(['“thumb” stands 35 times on the shelf, over 34.']);
});
