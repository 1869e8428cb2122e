import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LANGUAGES } from '@kathaloka/contract/limits';
import { anAuthoredStory } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { contentIn, createSnapshotCache } from './snapshots.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The heap in use, without garbage. */
async function heap(): Promise<number> {
  for (let round = 0; round < 6; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    collect();
  }
  return process.memoryUsage().heapUsed;
}

const nameOf = (at: number) => at.toString(36);

/** A story of this many scenes with the same number of choices each. */
function dense(scenes: number, choices: number, rules: (at: number) => object, text = 't') {
  const each = <T>(count: number, make: (at: number) => T) =>
    Array.from({ length: count }, (_, at) => make(at));
  const offered = (scene: number) =>
    each(scene + 1 < scenes ? choices : 0, (at) => ({
      text: nameOf(at),
      target: nameOf(Math.min(scenes - 1, scene + 1 + at)),
      ...rules(scene * choices + at),
    }));
  const nodes = each(scenes, (scene) => [nameOf(scene), { text, choices: offered(scene) }] as const);
  return { start_node: '0', nodes: Object.fromEntries(nodes) };
}

type Structure = ReturnType<typeof dense>;

/** Translations of all texts into nine languages. */
const layersOf = ({ nodes }: Structure) => {
  const told = ({ text, choices }: Structure['nodes'][string]) => ({
    text,
    choices: choices.map((choice) => ({ text: choice.text })),
  });
  const layer = Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, told(node)]));
  return Object.fromEntries(
    LANGUAGES.slice(1, 10).map((language) => [language, { title: 'T', nodes: layer }]),
  );
};

const attempt = { check: 'a >= 1', effect: 'a + 1' };
const TRANSLATED = dense(660, 7, () => attempt);

const STORIES: Readonly<Record<string, { readonly story_structure: Structure; readonly layers?: object }>> = {
  'many choices': { story_structure: dense(2000, 16, () => ({})) },
  'attempts that are alike': { story_structure: dense(1800, 8, () => attempt) },
  'attempts that differ': {
    story_structure: dense(1700, 8, (at) => ({ check: `a${at} >= 1`, effect: `b${at} + 1` })),
  },
  'many effects': {
    story_structure: dense(600, 8, (at) => ({
      effect: Array.from({ length: 16 }, (_, part) => `b${at * 16 + part}+1`).join(';'),
    })),
  },
  'faulty expressions': { story_structure: dense(1900, 8, () => ({ condition: 'a', effect: 'a' })) },
  'long texts': { story_structure: dense(100, 2, () => ({}), 'The river is dark. '.repeat(470)) },
  'texts in Devanagari': { story_structure: dense(100, 2, () => ({}), 'नदी काली है। '.repeat(700)) },
  'ten languages': { story_structure: TRANSLATED, layers: layersOf(TRANSLATED) },
};

/** So many that what else a process allocates meanwhile does not matter. */
const MEASURED_BYTES = 24 * 1024 * 1024;

it.each(Object.entries(STORIES))(
  'Snapshots in memory are counted as what they take: %s',
  { timeout: 60_000 },
  async (_, parts) => {
    const { layers, ...story } = { ...anAuthoredStory({ language: 'en' }), ...parts };
    const json = JSON.stringify({ ...story, layers });
    const fill = (cache: ReturnType<typeof createSnapshotCache>, id: string) => {
      const content = JSON.parse(json) as Parameters<typeof contentIn>[0];
      const written = cache.add(contentIn(content), { id, story_id: 'story', content });
      for (const language of written.languages) written.in(language);
      return written.languages.length;
    };
    expect(fill(createSnapshotCache(), 'first')).toBe(1 + Object.keys(layers).length);
    const cache = createSnapshotCache();
    const before = await heap();
    for (let copy = 1; cache.bytes() < MEASURED_BYTES; copy += 1) fill(cache, `copy ${copy}`);
    const taken = (await heap()) - before;
    expect(cache.bytes() / taken).toBeGreaterThan(0.7);
    expect(cache.bytes() / taken).toBeLessThan(1.3);
  },
);

it('Snapshots in memory are bounded: those not used for longest are evicted, also when languages are told', () => {
  const limit = 32 * 1024 * 1024;
  const cache = createSnapshotCache(limit);
  const { layers, ...story } = { ...anAuthoredStory({ language: 'en' }), ...STORIES['ten languages'] };
  const row = { ...story, layers } as unknown as Parameters<typeof contentIn>[0];
  const ids = ['one', 'two', 'three'];
  const [one, ...others] = ids.map((id) =>
    cache.add(contentIn(row), { id, story_id: 'story', content: row }),
  );
  const isCached = () => ids.map((id) => cache.get(id) !== undefined);
  expect(isCached()).toEqual([true, true, true]);
  for (const { languages, in: told } of others) for (const language of languages) told(language);
  expect(isCached()).toEqual([false, true, true]);
  // an evicted one can still be told, and is not counted any more
  const before = cache.bytes();
  expect(one!.in('hi').language).toBe('hi');
  expect(cache.bytes()).toBe(before);
  expect(before).toBeLessThanOrEqual(limit);
});
