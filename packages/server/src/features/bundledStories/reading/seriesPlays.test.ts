import { inLanguage, playStory, type PlayStory } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { IS_FULL } from '../../../testing/isFull.ts';
import { readBundledSeries } from '../bundledSeries.ts';
import { readBundledStories } from '../bundledStory.ts';
import { partPlay, readSeries, seriesPlay } from './seriesPlays.ts';

const PLAYS = IS_FULL ? 10_000 : 60;
/** How many players read a part with each shared value. At least one of them must read another text than without it. */
const PLAYS_OF_A_SHARE = 40;
/** A number that is higher than in any condition of a part. */
const MANY = 9;
/** How many different last parts the readers in `npm test` must get in total. */
const LAST_PARTS_MIN = 20;

const shelf = new Map(readBundledStories().map(({ key, story }) => [key, story]));
const serials = readBundledSeries().map(({ slug, parts, shares, layers }) => ({
  slug,
  shares,
  parts: parts.map((key) => playStory(shelf.get(key)!)),
  layers: Object.fromEntries(
    (Object.keys(layers) as (keyof typeof layers)[]).map((language) => [
      language,
      parts.map((key) => playStory(inLanguage(shelf.get(key)!, language))),
    ]),
  ),
}));

/** The shared values that change nothing of what the players of this part read. */
function unheard(part: PlayStory, shares: (typeof serials)[number]['shares']): string[] {
  const read = (left: Parameters<typeof partPlay>[2], seed: number) =>
    partPlay(part, shares, left, seed).texts.join();
  const seeds = Array.from({ length: PLAYS_OF_A_SHARE }, (_, at) => at + 1);
  const beginners = new Map(seeds.map((seed) => [seed, read([], seed)]));
  return shares
    .filter(({ name, kind }) => {
      const had = kind === 'thing' ? true : MANY;
      return seeds.every((seed) => read([[[name, had]]], seed) === beginners.get(seed));
    })
    .map(({ name }) => name);
}

describe.each(serials)('$slug', ({ parts, shares, layers }) => {
  it.each(['as it was written', ...Object.keys(layers)])('ends, wherever one begins, %s', (language) => {
    const told = layers[language] ?? parts;
    for (let seed = 0; seed < PLAYS; seed += 1) {
      const { parts: plays } = seriesPlay(told, shares, { seed, from: seed % parts.length });
      expect(plays.filter(({ ending }) => ending === null)).toEqual([]);
      // no placeholder is left unfilled, and no text is empty
      expect(plays.flatMap(({ texts }) => texts).filter((text) => /[{}]|^\s*$/u.test(text))).toEqual([]);
    }
  });

  it('is read in its last part by what was left in each of the others', () => {
    expect(unheard(parts.at(-1)!, shares)).toEqual([]);
  });

  it('would be the same for everybody if the last part took nothing', () => {
    const last = parts.at(-1)!;
    const deaf = { ...last, graph: { ...last.graph, takes: new Set<string>() } };
    expect(unheard(deaf, shares)).toEqual(shares.map(({ name }) => name));
  });

  it('reads otherwise in its last part for readers who answered otherwise, and choose there the same', () => {
    expect(readSeries(parts, shares, PLAYS).lastParts).toBeGreaterThan(LAST_PARTS_MIN);
  });
});
