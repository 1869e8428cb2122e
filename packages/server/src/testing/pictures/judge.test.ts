import path from 'node:path';
import { shownIn, type Sight } from '@kathaloka/illustrator';
import { describe, expect, it } from 'vitest';
import { bundledStoryFiles } from '../../features/bundledStories/bundledStory.ts';
import type { PictureTask } from '../../narrator/Narrator.ts';
import { type PictureScene, pictureScene } from '../../narrator/pictures/pictureScene.ts';
import { drawnScenes, sampledScenes, type SceneReader } from './drawnScenes.ts';
import { type Figure, countVerdicts, judge, type JudgedKind } from './judge.ts';
import { SCENE_TRUTHS, SCENE_TRUTHS_AGAIN, type SceneTruth } from './sceneTruth.ts';

const scenesRead = new Map<string, PictureScene>();
/** Caches each scene, because all faults start from the same. */
function sceneOf(task: PictureTask): PictureScene {
  const scene = scenesRead.get(task.turn_id) ?? pictureScene(task);
  scenesRead.set(task.turn_id, scene);
  return scene;
}

/** The figures of the sampled scenes, with or without a fault. */
function figures(
  read: SceneReader = sceneOf,
  scenes: readonly SceneTruth[] = SCENE_TRUTHS,
): Record<JudgedKind, Figure> {
  const truths = new Map(scenes.map((truth) => [truth.where, truth]));
  const drawn = drawnScenes((where) => truths.has(where), read);
  const verdicts = drawn.flatMap(({ where, shown }) =>
    judge(truths.get(where)!, shown).map((verdict) => ({ ...verdict, where })),
  );
  const all = countVerdicts(verdicts);
  return Object.fromEntries(all.map((figure) => [figure.kind, figure])) as Record<JudgedKind, Figure>;
}

/** The minimum share of each kind. Nine of ten named things are shown, and contradictions are rare. */
const LEAST: Readonly<Record<JudgedKind, number>> = {
  places: 0.9,
  people: 0.95,
  things: 0.9,
  inside: 0.97,
  hour: 0.97,
  number: 0.95,
  sort: 0.95,
  weather: 0.97,
  absent: 0.95,
};

const shareOf = ({ right, all }: Figure): number => right / all;
const withChange =
  (change: (scene: PictureScene) => Partial<PictureScene>): SceneReader =>
  (task) => {
    const scene = sceneOf(task);
    return { ...scene, ...change(scene) };
  };
const without = (dropped: Sight) =>
  withChange(({ sights }) => ({ sights: sights.filter((sight) => sight !== dropped) }));

const asTheyAre = figures();

describe('A hundred scenes of the shelf and more', () => {
  it('are chosen by a seed, some of every story, and each was read by a person', () => {
    expect(sampledScenes().size).toBeGreaterThanOrEqual(100);
    expect(SCENE_TRUTHS.map(({ where }) => where).sort()).toEqual([...sampledScenes()].sort());
    const keys = bundledStoryFiles().map((file) => path.basename(file, '.json'));
    const sampled = new Set([...sampledScenes()].map((where) => where.split('/')[0]!));
    expect([...sampled].sort()).toEqual(keys.sort());
  });

  it.each(Object.keys(LEAST) as JudgedKind[])('have pictures that say what they say: %s', (kind) => {
    expect(shareOf(asTheyAre[kind]), asTheyAre[kind].wrong.join('\n')).toBeGreaterThanOrEqual(LEAST[kind]);
  });

  it('name enough places and things that have a drawing', () => {
    expect(asTheyAre.places.all + asTheyAre.things.all).toBeGreaterThan(180);
    expect(asTheyAre.people.all).toBeGreaterThan(100);
  });
});

describe('Scenes that were read after the rules were written', () => {
  const again = figures(sceneOf, SCENE_TRUTHS_AGAIN);

  it.each(['places', 'people', 'things', 'hour', 'number', 'sort', 'weather', 'inside'] as const)(
    'have pictures that say what they say: %s',
    (kind) => {
      expect(shareOf(again[kind]), again[kind].wrong.join('\n')).toBeGreaterThan(0.85);
    },
  );
});

/** Faults that the judge must detect. */
const FAULTS: readonly (readonly [string, JudgedKind, SceneReader])[] = [
  ['nobody in a picture', 'people', withChange(() => ({ people: [] }))],
  ['one person for all', 'number', withChange(({ people }) => ({ people: people.slice(0, 1) }))],
  [
    'somebody more',
    'number',
    withChange(({ people }) => ({ people: [...people.slice(0, 2), 'man', 'man'] })),
  ],
  ['women for men', 'sort', withChange(({ people }) => ({ people: people.map(() => 'woman' as const) }))],
  ['always night', 'hour', withChange(() => ({ hour: 'night' }))],
  ['never night', 'hour', withChange(() => ({ hour: 'dawn' }))],
  ['always rain', 'weather', withChange(() => ({ weather: 'rain' as const }))],
  ['rooms in the open', 'inside', withChange(() => ({ setting: 'open' as const }))],
  ['the open in rooms', 'inside', withChange(() => ({ setting: 'hall' as const }))],
  ['no river', 'places', without('river')],
  ['the first thing left out', 'things', withChange(({ sights }) => ({ sights: sights.slice(1) }))],
  [
    'what is only spoken of',
    'absent',
    (task) => {
      const scene = sceneOf(task);
      const spoken = pictureScene({ ...task, text: task.text.replaceAll(/['‘’]/gu, ' ') });
      return { ...scene, sights: [...new Set([...spoken.sights, ...scene.sights])] };
    },
  ],
];

describe('The judge', () => {
  const scenes = SCENE_TRUTHS;

  it.each(FAULTS)('notices %s', (_, kind, read) => {
    const faulty = figures(read, scenes)[kind];
    expect(shareOf(faulty)).toBeLessThan(Math.min(LEAST[kind], shareOf(asTheyAre[kind])));
  });

  it('looks at the picture itself: what was asked for and is not drawn is missed', () => {
    const shown = shownIn({ style: 'ajanta', seed: 'x', keywords: 'lamp, night', isLiteral: true });
    const truth = {
      ...SCENE_TRUTHS[0]!,
      things: ['lamp', 'boat'],
      places: [],
      absent: ['lamp'],
      people: null,
    };
    const wrong = judge(truth, shown).filter(({ isRight }) => !isRight);
    expect(wrong.map(({ kind, what }) => `${kind} ${what}`)).toEqual(
      expect.arrayContaining(['things boat', 'absent lamp']),
    );
  });
});
