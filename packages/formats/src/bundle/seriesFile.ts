import type { SeriesWrite } from '@kathaloka/contract/entities';
import * as limits from '@kathaloka/contract/limits';
import type { ImportedStory } from '../answer.ts';
import { importStory } from '../importStory.ts';
import { IMPORT_FILE_MAX_BYTES } from '../limits.ts';
import { type Refusal, Refused, refuse } from '../report/refusals.ts';
import { decodedText } from '../text/decoded.ts';
import { bundleText } from './bundleText.ts';
import { BUNDLE_VERSION, parsed } from './readBundle.ts';
import { listOf, number, objectOf, oneOf, type Shape, text } from './shape.ts';
import { bundled, type BundledFields } from './writeBundle.ts';

/** A series without its parts, which are stories of their own. */
export type SeriesTexts = Omit<SeriesWrite, 'part_ids'>;

/** A whole series as JSON: its texts, the names that its parts share, and the parts in their order. */
export function writeSeries(series: SeriesTexts, parts: readonly BundledFields[]): string {
  const { title, description, language, translations, shares } = series;
  const written = { title, description, language, translations, shares, parts: parts.map(bundled) };
  return `${JSON.stringify({ kathaloka: BUNDLE_VERSION, series: written }, null, 2)}\n`;
}

export type SeriesAnswer =
  | { readonly series: SeriesTexts; readonly parts: readonly ImportedStory[]; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly series?: never };

const TEXTS = {
  title: text(limits.STORY_TITLE_MAX, 1),
  description: text(limits.STORY_TEXT_MAX),
  language: oneOf(limits.LANGUAGES),
};

const refuseField = (path: string) => refuse('field_invalid', { path, fault: { code: 'reserved' } });

/** An object with exactly these fields, all of them required. */
function all<S extends Readonly<Record<string, Shape<unknown>>>>(shapes: S) {
  return objectOf<S, keyof S>(shapes, Object.keys(shapes), refuseField);
}

const SERIES = {
  ...TEXTS,
  translations: listOf(all(TEXTS), limits.LANGUAGES.length),
  shares: listOf(
    all({
      name: text(limits.SHARE_NAME_MAX, 1),
      kind: oneOf(limits.SHARE_KINDS),
      meaning: text(limits.SHARE_MEANING_MAX),
    }),
    limits.SHARES_MAX,
  ),
  parts: listOf((part: unknown) => part, limits.SERIES_PARTS_MAX),
};

/** Reads a series completely or refuses it: one unreadable part is enough to refuse the file. */
export async function importSeries(bytes: Uint8Array): Promise<SeriesAnswer> {
  try {
    const max = IMPORT_FILE_MAX_BYTES.shelf;
    if (bytes.length > max) refuse('too_large', { max });
    const file = all({ kathaloka: number(BUNDLE_VERSION, BUNDLE_VERSION), series: all(SERIES) });
    const { series } = file(parsed(decodedText(bytes)), '$');
    const { parts, ...texts } = series;
    const read: ImportedStory[] = [];
    for (const story of parts) {
      const { imported, refusal } = await importStory(
        bundleText({ kathaloka: BUNDLE_VERSION, story }),
        'part.json',
      );
      if (!imported) return { refusal };
      read.push(imported);
    }
    return { series: texts, parts: read };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}
