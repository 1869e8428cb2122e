import { StoryLayer, type StoryStructure } from '@kathaloka/contract/entities';
import { anAuthoredStory, ferrymanStructure } from '@kathaloka/contract/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storyDraft } from '../editing/storyDraft.ts';
import { playOnce } from '../players/playOnce.ts';
import { PLAYER_PROFILES } from '../players/profiles.ts';
import { playInWords, playStory } from '../play/index.ts';
import { seededRandom } from '../random.ts';
import { randomStory } from '../testing/randomStory.ts';
import { inOtherWords, translated } from '../testing/translated.ts';
import { alignedLayer } from './alignedLayer.ts';
import { inLanguage } from './inLanguage.ts';
import { layerState, translatedInto, translationsOf } from './layerState.ts';
import type { LayeredStory } from './layeredStory.ts';
import { textDigest } from './textDigest.ts';
import { phrasesIn, textLines } from './textLines.ts';
import { layerText, textId, textUnits } from './textUnits.ts';
import { stamped, withText, withTexts } from './withText.ts';

const story = anAuthoredStory({
  lore_cards: [
    { keys: ['river', 'Ganga'], text: 'It forgets.' },
    { keys: ['coin'], text: 'It is warm.' },
  ],
  lexicon: { names: [{ np: 'the ferryman', is: 'person' }], places: { intro: 'the ghat' } },
  story_structure: {
    ...ferrymanStructure,
    chapters: [
      { title: 'At the ghat', node: 'intro' },
      { title: 'On the water', node: 'silence' },
    ],
    things: { oar: { name: 'the broken oar', line: 'It floats.' }, rope: { name: 'a rope' } },
    secrets: { wreck: { text: 'He sank the boat.', holders: ['meher'] } },
    nodes: {
      ...ferrymanStructure.nodes,
      silence: {
        ...ferrymanStructure.nodes['silence']!,
        title: 'Nothing moves',
        variants: [
          { condition: 'has coin', text: 'The coin is gone.' },
          { condition: 'has name', text: 'Somebody knows you.' },
        ],
        choices: [
          {
            text: 'Take the coin',
            target: 'coin',
            effect: 'gain coin',
            deed: 'the coin',
            said: ['take', 'grab it'],
          },
          {
            text: 'Speak your own name',
            target: 'far_bank',
            condition: 'not has coin',
            check: 'nerve >= 2',
            win_text: 'You say it.',
            lose_text: 'You have none.',
          },
        ],
      },
    },
  },
});

const edited = (structure: StoryStructure): LayeredStory => ({ ...story, story_structure: structure });
const texts = (of: LayeredStory) => textUnits(of).map(({ original }) => original);
const stateAt = (of: LayeredStory, layer: StoryLayer, id: string) =>
  layerState(of, layer).texts.find((text) => text.id === id);

/** A layer of a story that translates any of its texts, in any state. */
const anyLayerOf = (of: LayeredStory): fc.Arbitrary<StoryLayer> =>
  fc
    .tuple(
      ...textUnits(of).map((unit) =>
        fc.record({
          unit: fc.constant(unit),
          text: unit.kind === 'json' ? fc.constantFrom('', unit.original) : fc.string({ maxLength: 12 }),
          madeFrom: fc.constantFrom(undefined, 'stale', textDigest(unit.original)),
        }),
      ),
    )
    .map((written) => withTexts({}, written));

describe('A story in another language', () => {
  it('has every text of a complete layer, and nothing else changes', () => {
    const hindi = inLanguage({ ...story, layers: { hi: translated(story) } }, 'hi');
    expect(texts(hindi)).toEqual(textUnits(story).map(inOtherWords));
    expect(hindi.language).toBe('hi');
    const withoutWords = ({ story_structure }: LayeredStory) =>
      Object.entries(story_structure.nodes).map(([name, { choices, variants, mode, goal }]) => [
        name,
        choices.map(({ target, condition, effect }) => ({ target, condition, effect })),
        variants?.map(({ condition }) => condition),
        mode,
        goal,
      ]);
    expect(withoutWords(hindi)).toEqual(withoutWords(story));
    expect(hindi.story_structure.start_node).toBe('intro');
    expect(hindi.story_structure.chapters?.map(({ node }) => node)).toEqual(['intro', 'silence']);
  });

  it('has the titles of chapters with their chapters, even if these were moved', () => {
    const layer = translated(story);
    const chapters = story.story_structure.chapters!.toReversed();
    const moved = edited({ ...story.story_structure, chapters });
    expect(inLanguage({ ...moved, layers: { hi: layer } }, 'hi').story_structure.chapters).toEqual([
      { title: 'On the water ॐ', node: 'silence' },
      { title: 'At the ghat ॐ', node: 'intro' },
    ]);
    const lacking = { ...layer, chapters: ['घाट पर'] };
    expect(translatedInto({ ...story, layers: { hi: layer } })).toEqual(['hi']);
    expect(translatedInto({ ...story, layers: { hi: lacking } })).toEqual([]);
    expect(stateAt(moved, lacking, 'chapters/0')?.state).toBe('missing');
    expect(stateAt(moved, lacking, 'chapters/1')?.text).toBe('घाट पर');
  });

  it('stays in the original language where the layer lacks a text, and as a whole without such a layer', () => {
    const layers = { hi: { title: 'नाव', nodes: { intro: { choices: [{}, { text: 'चलो' }] } } } };
    const hindi = inLanguage({ ...story, layers }, 'hi');
    expect(hindi.title).toBe('नाव');
    expect(hindi.tagline).toBe(story.tagline);
    expect(hindi.story_structure.nodes['intro']!.choices.map(({ text }) => text)).toEqual([
      'Ask for a name',
      'चलो',
    ]);
    expect(inLanguage({ ...story, layers }, 'bn')).toEqual({ ...story, layers });
    expect(inLanguage({ ...story, layers: { en: { title: 'No' } } }, 'en').title).toBe(story.title);
  });

  it('has no text where the author left it empty', () => {
    const bare = { language: 'en' as const, title: '', story_structure: ferrymanStructure };
    const layer = { title: 'नाव', nodes: { intro: { choices: [{ said: ['x'], deed: 'y' }] } } };
    const hindi = inLanguage({ ...bare, layers: { hi: layer } }, 'hi');
    expect(hindi.title).toBe('');
    expect(hindi.story_structure.nodes['intro']!.choices[0]).toEqual(
      ferrymanStructure.nodes['intro']!.choices[0],
    );
  });

  it('is prepared for play from the prepared original, with the same parsed rules', () => {
    const rules = { initial_xp: 30, total_scenes: 9, game_config: { commands: {}, xp_gain_multiplier: 1 } };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (seed) => {
        const random = { language: 'en' as const, ...rules, story_structure: randomStory(seed) };
        for (const original of [random, { ...story, ...rules }]) {
          const told = inLanguage({ ...original, layers: { ta: translated(original) } }, 'ta');
          const play = playStory(original);
          const inWords = playInWords(play, told);
          expect(inWords).toEqual(playStory(told));
          for (const [name, { choices }] of inWords.graph.nodes)
            for (const [at, { condition }] of choices.entries())
              expect(condition).toBe(play.graph.nodes.get(name)!.choices[at]!.condition);
        }
      }),
    );
  });

  it('leads a seeded player to the same scenes, XP and ending', () => {
    const seeds = fc.tuple(
      fc.integer({ min: 1, max: 500 }),
      fc.integer(),
      fc.constantFrom(...PLAYER_PROFILES),
    );
    fc.assert(
      fc.property(seeds, ([seed, walk, profile]) => {
        const original = { language: 'en' as const, story_structure: randomStory(seed) };
        const told = inLanguage({ ...original, layers: { ta: translated(original) } }, 'ta');
        const ends = [original, told].map(({ story_structure }) => {
          const play = playStory({
            story_structure,
            initial_xp: 30,
            total_scenes: 9,
            game_config: { commands: {}, xp_gain_multiplier: 1.5 },
          });
          const setting = { play, nodes: story_structure.nodes, turnsMost: 60 };
          const { state, stalled, turns } = playOnce(setting, profile, seededRandom(walk));
          return { ...state, deeds: state.deeds.length, stalled, turns };
        });
        expect(ends[1]).toEqual(ends[0]);
      }),
    );
  });
});

describe('The state of a layer', () => {
  it('tells for each text whether it is translated, stale or missing', () => {
    const layer = translated(story);
    expect(layerState(story, layer).counts).toEqual({
      translated: texts(story).length,
      stale: 0,
      missing: 0,
    });
    const changed = edited(
      storyDraft(story.story_structure, { type: 'edit text', name: 'coin', text: 'It is cold.' }),
    );
    expect(layerState(changed, layer).counts).toMatchObject({ stale: 1, missing: 0 });
    expect(stateAt(changed, layer, 'nodes/coin/text')).toMatchObject({
      state: 'stale',
      node: 'coin',
      original: 'It is cold.',
      text: 'It is warm. The city forgets you, kindly. ॐ',
    });
    const { title: _, ...rest } = layer;
    expect(stateAt(story, rest, 'title')).toMatchObject({ state: 'missing', text: '' });
  });

  it('counts a text as stale if its original is unknown, until it is stamped', () => {
    const layer = { title: 'नाव' };
    expect(stateAt(story, layer, 'title')!.state).toBe('stale');
    expect(stateAt(story, stamped(story, layer), 'title')!.state).toBe('translated');
    const old = { title: 'नाव', tagline: 'घाट', made_from: { title: 'stale' } };
    const onlyNew = stamped(story, old, { onlyNew: true });
    expect([stateAt(story, onlyNew, 'title')!.state, stateAt(story, onlyNew, 'tagline')!.state]).toEqual([
      'stale',
      'translated',
    ]);
  });

  it('does not change when a database reorders the keys of a lexicon', () => {
    const layer = translated(story);
    const reordered = {
      ...story,
      lexicon: { places: { intro: 'the ghat' }, names: [{ is: 'person', np: 'the ferryman' }] },
    };
    expect(stateAt(reordered as LayeredStory, layer, 'lexicon')!.state).toBe('translated');
  });

  it('tells whether the story can be played in its language', () => {
    const layer = translated(story);
    const languages = (hi: StoryLayer) => translatedInto({ ...story, layers: { hi, en: layer } });
    expect(languages(layer)).toEqual(['hi']);
    const { tagline: _, lore_cards: _cards, secrets: _secrets, ...told } = layer;
    expect(languages(told)).toEqual(['hi']);
    const { title, tagline, image_alt } = story;
    expect(translationsOf({ ...story, layers: { hi: told, bn: {} } })).toEqual([
      { language: 'hi', title: `${title} ॐ`, tagline, image_alt: `${image_alt} ॐ` },
    ]);
    for (const id of [
      'title',
      'nodes/silence/variants/1',
      'nodes/silence/title',
      'nodes/end/text',
      'nodes/intro/choices/0/text',
      'nodes/silence/choices/1/lose_text',
      'things/oar/name',
    ]) {
      const unit = textUnits(story).find((each) => each.id === id)!;
      expect(languages(withText(story, layer, unit, ''))).toEqual([]);
    }
  });
});

describe('A text of a layer stays with its original', () => {
  it('when a scene is renamed', () => {
    const renamed = edited(
      storyDraft(story.story_structure, { type: 'rename scene', name: 'silence', to: 'still' }),
    );
    expect(layerState(renamed, translated(story)).counts).toMatchObject({ stale: 0, missing: 0 });
  });

  it('when a thing or a secret is renamed, or one is removed', () => {
    const { oar } = story.story_structure.things!;
    const { wreck } = story.story_structure.secrets!;
    const renamed = edited({
      ...story.story_structure,
      things: { broken_oar: oar! },
      secrets: { sunk: wreck! },
    });
    const layer = translated(story);
    expect(layerState(renamed, layer).counts).toMatchObject({ stale: 0, missing: 0 });
    expect(alignedLayer(renamed, layer)).toMatchObject({
      things: { broken_oar: { name: 'the broken oar ॐ', line: 'It floats. ॐ' } },
      secrets: { sunk: 'He sank the boat. ॐ' },
    });
    const reworded = edited({
      ...story.story_structure,
      things: { oar: { name: 'an oar', line: 'It floats.' } },
    });
    expect(stateAt(reworded, layer, 'things/oar/name')?.state).toBe('stale');
    expect(stateAt(reworded, layer, 'things/oar/line')?.state).toBe('translated');
  });

  it('when choices, variants and lore cards are moved, added and removed', () => {
    const { choices, variants = [], ...node } = story.story_structure.nodes['silence']!;
    const silence = {
      ...node,
      choices: [{ text: 'Wait', target: 'end' }, ...choices.toReversed()],
      variants: variants.slice(1),
    };
    const changed = {
      ...edited({ ...story.story_structure, nodes: { ...story.story_structure.nodes, silence } }),
      lore_cards: story.lore_cards.toReversed(),
    };
    const layer = translated(story);
    const { counts, texts: all } = layerState(changed, layer);
    expect(counts).toMatchObject({ stale: 0, missing: 1 });
    expect(all.find(({ state }) => state === 'missing')).toMatchObject({
      id: 'nodes/silence/choices/0/text',
    });
    const told = inLanguage({ ...changed, layers: { hi: layer } }, 'hi').story_structure.nodes['silence']!;
    expect(told.choices.map(({ text }) => text)).toEqual([
      'Wait',
      'Speak your own name ॐ',
      'Take the coin ॐ',
    ]);
    expect(told.choices[2]!.said).toEqual(['take ॐ', 'grab it ॐ']);
    expect(told.variants!.map(({ text }) => text)).toEqual(['Somebody knows you. ॐ']);
  });

  it('when a choice is reworded: the old translation stays, and is stale', () => {
    const reworded = edited(
      storyDraft(story.story_structure, {
        type: 'edit choice text',
        name: 'intro',
        index: 0,
        text: 'Ask who it is',
      }),
    );
    expect(stateAt(reworded, translated(story), 'nodes/intro/choices/0/text')).toMatchObject({
      state: 'stale',
      text: 'Ask for a name ॐ',
    });
  });

  it('in any case: aligning twice is the same as aligning once', () => {
    fc.assert(
      fc.property(anyLayerOf(story), (layer) => {
        const aligned = alignedLayer(story, layer);
        expect(alignedLayer(story, aligned)).toEqual(aligned);
        expect(StoryLayer.safeParse(aligned).error?.issues).toBeUndefined();
        for (const unit of textUnits(story)) expect(layerText(aligned, unit)).toBe(layerText(layer, unit));
      }),
    );
  });
});

describe('The texts of a layer', () => {
  it('have ids that are unambiguous for any name', () => {
    expect(textId(['nodes', 'a/b%2F', 'choices', 0, 'text'])).toBe('nodes/a%2Fb%252F/choices/0/text');
  });

  it('are lists as lines, whatever the phrases are', () => {
    const phrase = fc.oneof(fc.string(), fc.constantFrom('', '\\e', '\\', 'a\nb', '\\n', '\n'));
    fc.assert(
      fc.property(fc.array(phrase), (phrases) => {
        expect(phrasesIn(textLines(phrases))).toEqual(phrases);
      }),
    );
    expect(phrasesIn('take it\n\n\ngrab it\n')).toEqual(['take it', 'grab it']);
  });

  it('have different digests if they differ a little', () => {
    const all = ['', ' ', 'a', 'b', 'ab', 'ba', 'नदी', 'नदि', 'x'.repeat(999), 'x'.repeat(1000)];
    expect(new Set(all.map(textDigest)).size).toBe(all.length);
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        expect(textDigest(one)).not.toBe(textDigest(other));
      }),
    );
    expect(textDigest('The river')).toBe(textDigest('The river'));
    for (const text of all) expect(textDigest(text)).toMatch(/^[\da-z]{1,16}$/);
  });
});
