import { describe, expect, it } from 'vitest';
import { StoryStructure } from '@kathaloka/contract/entities';
import { INTERFACE_LANGUAGES, languageOfText } from '@kathaloka/contract/languages';
import { STORY_DEFAULTS, STORY_TAGLINE_MAX } from '@kathaloka/contract/limits';
import { graphOf } from '../graph.ts';
import { simulatePlayers, PLAYER_PROFILES } from '../players/index.ts';
import { checkStory } from '../checks/storyChecks.ts';
import { wordCount } from '../wordCounts.ts';
import { loadStarter, starterLanguage, starters } from './index.ts';

const loaded = await Promise.all(
  starters.flatMap((offer) =>
    INTERFACE_LANGUAGES.filter((language) => starterLanguage(offer, language) === language).map(
      async (language) => ({ ...offer, language, story: await loadStarter(offer, language) }),
    ),
  ),
);

const translated = loaded.filter(({ language }) => language !== 'en');

describe.each(translated)(
  'The translation of the starter “$key” ($language)',
  ({ language, story, words }) => {
    it('has each text of the English one, in its own language', async () => {
      const told = await words[language]!();
      const inEnglish = await starters.find(({ words: those }) => those === words)!.load();
      expect(shapeOf(told.scenes)).toEqual(shapeOf(inEnglish.story_structure.nodes));
      const everything = JSON.stringify(story.notes) + JSON.stringify(Object.values(told.scenes));
      expect(languageOfText(everything)).toBe(language);
    });
  },
);

describe.each(loaded)('The starter story “$key” ($language)', ({ language, story }) => {
  const { story_structure, notes } = story;
  const scenes = Object.entries(story_structure.nodes);

  it('passes every check without a finding', () => {
    expect(checkStory({ ...story, language })).toEqual([]);
    expect(StoryStructure.parse(story_structure)).toEqual(story_structure);
  });

  it('has 6 to 12 scenes of 60 to 140 words, and at least three endings', () => {
    expect(scenes.length).toBeGreaterThanOrEqual(6);
    expect(scenes.length).toBeLessThanOrEqual(12);
    expect(scenes.filter(([, { choices }]) => choices.length === 0).length).toBeGreaterThanOrEqual(3);
    for (const [name, { text, variants = [] }] of scenes) {
      for (const told of [text, ...variants.map((variant) => variant.text)]) {
        expect(wordCount(told), name).toBeGreaterThanOrEqual(60);
        expect(wordCount(told), name).toBeLessThanOrEqual(140);
      }
    }
    expect(story.tagline.length).toBeLessThanOrEqual(Math.min(90, STORY_TAGLINE_MAX));
  });

  it('has a note on every scene, and no other notes', () => {
    expect(Object.keys(notes).sort()).toEqual(scenes.map(([name]) => name).sort());
    for (const note of Object.values(notes)) expect(note).toMatch(/[.।۔]$/);
  });

  it('follows the house style: verbatim endings, no dashes, no double quotation marks', () => {
    const endings = scenes.filter(([, { choices }]) => choices.length === 0);
    for (const [name, { mode }] of endings) expect(mode, name).toBe('verbatim');
    const everything = JSON.stringify([story, notes]).replaceAll(/\\?"|\\n- /g, '');
    expect(everything).not.toMatch(/[\u2013\u2014\u2018\u2019\u201c\u201d\u2026]|\w\s+--?\s+[a-z]{4}/);
  });

  it('is finished by players of every profile, and each ending is reached', () => {
    const played = { ...story, total_scenes: scenes.length, initial_xp: STORY_DEFAULTS.initial_xp };
    const reports = PLAYER_PROFILES.map((profile) =>
      simulatePlayers(
        { ...played, game_config: { commands: {}, xp_gain_multiplier: 1 } },
        { count: 200, profile, seed: 3 },
      ),
    );
    for (const { profile, stalls } of reports) expect(stalls, profile).toEqual([]);
    for (const [at, { scene }] of reports[0]!.endings.entries())
      expect(
        reports.reduce((sum, { endings }) => sum + endings[at]!.players, 0),
        scene,
      ).toBeGreaterThan(0);
  });

  it('uses conditions and effects', () => {
    const choices = [...graphOf(story_structure).nodes.values()].flatMap((node) => node.choices);
    expect(choices.some(({ condition }) => condition !== null)).toBe(true);
    expect(choices.some(({ effects }) => effects.length > 0)).toBe(true);
  });
});

interface Told {
  readonly goal?: string | undefined;
  readonly variants?: readonly unknown[] | undefined;
  readonly choices?: readonly { readonly deed?: string | undefined }[] | undefined;
}

/** The number of texts of each kind in a scene. */
function shapeOf(scenes: Readonly<Record<string, Told>>) {
  const shapes = Object.entries(scenes).map(([name, { goal, variants = [], choices = [] }]) => [
    name,
    {
      hasGoal: goal !== undefined,
      variants: variants.length,
      deeds: choices.map(({ deed }) => Boolean(deed)),
    },
  ]);
  return Object.fromEntries(shapes) as unknown;
}

it('There are five starter stories, each with its own key and description', () => {
  expect(new Set(starters.map(({ key }) => key)).size).toBe(5);
  expect(new Set(starters.map(({ teaches }) => teaches)).size).toBe(5);
});
