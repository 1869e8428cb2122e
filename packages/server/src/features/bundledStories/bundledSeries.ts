import fs from 'node:fs';
import path from 'node:path';
import { Language, SHARE_KINDS } from '@kathaloka/contract/entities';
import {
  SERIES_PARTS_MAX,
  SERIES_SLUG,
  SERIES_SLUG_MAX,
  SHARE_NAME_MAX,
  SHARES_MAX,
} from '@kathaloka/contract/limits';
import { checkSeries, graphOf, seriesPart } from '@kathaloka/story';
import { z } from 'zod';
import { stableId } from '../../platform/ids.ts';
import type { BundledStory } from './bundledStory.ts';

const SeriesTexts = z.strictObject({ title: z.string().min(1), description: z.string().min(1) });

const SeriesFile = SeriesTexts.extend({
  language: Language,
  layers: z.partialRecord(Language, SeriesTexts).default({}),
  /** The keys of the stories, in reading order. */
  parts: z.array(z.string()).min(2).max(SERIES_PARTS_MAX),
  shares: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(SHARE_NAME_MAX),
        kind: z.enum(SHARE_KINDS),
        /** Explains the value to the author of the next part. */
        meaning: z.string().min(1),
      }),
    )
    .max(SHARES_MAX)
    .default([]),
});

/** A bundled series; the name of its file is in its address, and must never change. */
export interface BundledSeries extends z.infer<typeof SeriesFile> {
  readonly id: string;
  readonly slug: string;
}

const FOLDER = path.resolve(import.meta.dirname, '../../library/series');

export function readBundledSeries(folder = FOLDER): BundledSeries[] {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { data, error } = SeriesFile.safeParse(
        JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')),
      );
      if (error) throw new Error(`${file} is not a valid series:\n${z.prettifyError(error)}`);
      const slug = path.basename(file, '.json');
      if (slug.length > SERIES_SLUG_MAX || !SERIES_SLUG.test(slug))
        throw new Error(`${file} has a name that no address can have.`);
      return { ...data, slug, id: stableId(`series:${slug}`) };
    });
}

/** The problems of a series and its parts on this shelf. */
export function seriesFindings(
  series: Pick<BundledSeries, 'slug' | 'parts' | 'shares'>,
  shelf: readonly Pick<BundledStory, 'key' | 'story'>[],
): string[] {
  const { slug, parts, shares } = series;
  const stories = parts.map((key) => ({ key, story: shelf.find((each) => each.key === key)?.story }));
  const known = stories.flatMap(({ key, story }) =>
    story ? [seriesPart(key, graphOf(story.story_structure, story.language))] : [],
  );
  return [
    ...stories.flatMap(({ key, story }) => (story ? [] : [`${slug}: there is no story ${key}.`])),
    ...parts.flatMap((key, at) => (parts.indexOf(key) < at ? [`${slug}: ${key} is two of its parts.`] : [])),
    ...checkSeries(shares, known).map(
      ({ part, name, because }) => `${slug}: ${part}: “${name}” is ${WORDS[because]}.`,
    ),
  ];
}

const WORDS = {
  'not shared': 'none of the names that its series shares',
  'other kind': 'used as the other kind',
  'never left': 'taken, and no earlier part leaves it',
  'never taken': 'left, and no later part takes it',
} as const;
