/**
 * `npm run tool -- read-stories [file…]`: plays the bundled or the given stories with players of different
 * temperaments. Prints how much they read, how much choices matter, and how alike the stories sound.
 */
import process from 'node:process';
import { playStory } from '@kathaloka/story';
import {
  type BundledStory,
  readBundledStories,
  readBundledStory,
} from '../packages/server/src/features/bundledStories/bundledStory.ts';
import { readBundledSeries } from '../packages/server/src/features/bundledStories/bundledSeries.ts';
import { readSeries } from '../packages/server/src/features/bundledStories/reading/seriesPlays.ts';
import { readStories } from '../packages/server/src/features/bundledStories/reading/readStories.ts';

const PLAYS = 2000;
const SEED = 42;

const library = readBundledStories();
const named = process.argv.slice(2).map(readBundledStory);
const isNamed = new Set(named.map(({ key }) => key));
const others = library.filter(({ key }) => !isNamed.has(key));
const stories: readonly BundledStory[] = named.length > 0 ? named : library;

const { figures, phrases } = readStories(stories, {
  plays: PLAYS,
  seed: SEED,
  library: [...others, ...named],
});
const percent = (share: number): string => `${Math.round(share * 100)} %`;

console.table(
  Object.fromEntries(
    figures.map((story) => [
      story.key,
      {
        words: story.words,
        minutes: Number(story.minutes.toFixed(1)),
        'without an ending': story.unended,
        'choices that tell': percent(story.telling),
        'endings earned': percent(story.earned),
        'behind a condition': percent(story.locked),
        'sentences shared': percent(story.shared),
        'common phrases': story.phrases,
        'words of its own': percent(story.distance),
        idle: story.idle.join(', '),
      },
    ]),
  ),
);
console.table(
  Object.fromEntries(
    figures.map((story) => [
      story.key,
      {
        'roads turned': percent(story.roads),
        corridors: story.corridors.length,
        'asked for once': story.askedOnce.length,
        variants: story.variants,
        'common ending': `${story.commonEnding} ${percent(story.commonShare)}`,
        scenes: `${story.shortest} to ${story.longest} words`,
        ...story.signature,
      },
    ]),
  ),
);
if (named.length === 0) {
  const byKey = new Map(library.map(({ key, story }) => [key, story]));
  console.table(
    Object.fromEntries(
      readBundledSeries().map(({ slug, parts, shares }) => {
        const { unended, lastParts } = readSeries(
          parts.map((key) => playStory(byKey.get(key)!)),
          shares,
          PLAYS,
        );
        return [slug, { 'without an ending': unended, 'last parts, chosen alike': lastParts }];
      }),
    ),
  );
}
for (const [phrase, keys] of phrases) console.log(`“${phrase}” in ${keys.length}: ${keys.join(', ')}`);
