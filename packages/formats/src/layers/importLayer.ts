import type { Language, StoryLayer } from '@kathaloka/contract/entities';
import {
  alignedLayer,
  type LayeredStory,
  type TextUnit,
  textUnits,
  withTexts,
  type WrittenText,
} from '@kathaloka/story';
import { layerShape } from '../bundle/layerShape.ts';
import { IMPORT_FILE_MAX_BYTES } from '../limits.ts';
import { type ImportNote, NoteBook } from '../report/notes.ts';
import { refuse, type Refusal, Refused } from '../report/refusals.ts';
import { readLayerCsv } from './layerCsv.ts';
import type { FileOfTexts, FileText } from './layerFile.ts';
import { readXliff } from './xliff.ts';
import { xmlId } from './xml.ts';

export interface ImportedLayer {
  readonly language: Language;
  /** The story's layer with the texts of the file applied. */
  readonly layer: StoryLayer;
  /** How many texts of the file were applied. */
  readonly texts: number;
  readonly notes: readonly ImportNote[];
}

/** A layer, or the reason why the file cannot be imported. Plain data, which workers may send. */
export type LayerAnswer =
  | { readonly imported: ImportedLayer; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly imported?: never };

/** Reads a translation of a story from XLIFF or CSV. Texts that the file does not have stay unchanged. */
export function importLayer(source: string, story: LayeredStory): LayerAnswer {
  try {
    return { imported: read(source, story) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

function read(source: string, story: LayeredStory): ImportedLayer {
  if (source.trim() === '') refuse('empty', {});
  if (new TextEncoder().encode(source).length > IMPORT_FILE_MAX_BYTES.layer)
    refuse('too_large', { max: IMPORT_FILE_MAX_BYTES.layer });
  const { language, texts } = fileOf(source);
  if (language === story.language) refuse('layer_language_own', { language });
  const notes = new NoteBook();
  const written = writtenIn(texts, story, notes);
  if (written.length === 0) refuse('layer_texts_missing', {});
  const before = alignedLayer(story, story.layers?.[language] ?? {});
  return { language, layer: withTexts(before, written), texts: written.length, notes: notes.all() };
}

function fileOf(source: string): FileOfTexts {
  const isXml = /^\ufeff?\s*</.test(source);
  return isXml ? readXliff(source.replace(/^\ufeff?\s*/, '')) : readLayerCsv(source);
}

function writtenIn(texts: readonly FileText[], story: LayeredStory, notes: NoteBook): WrittenText[] {
  const units = new Map(textUnits(story).flatMap((unit) => idsOf(unit).map((id) => [id, unit])));
  const taken = new Set<TextUnit>();
  let changed = 0;
  const written = texts.flatMap(({ id, original, text, state, madeFrom }) => {
    if (state === 'missing') return [];
    const name = id.slice(0, 200);
    const unit = units.get(id);
    if (!unit) notes.add('text_unknown', null, { name });
    else if (taken.has(unit)) notes.add('text_twice', unit.node, { name });
    else if (isStorable({ unit, text, madeFrom })) {
      taken.add(unit);
      if (original !== unit.original) changed += 1;
      return [{ unit, text, madeFrom }];
    } else notes.add('text_refused', unit.node, { name });
    return [];
  });
  if (changed > 0) notes.add('originals_changed', null, { count: changed });
  return written;
}

/** The ids of a unit in a file. XML cannot contain every character, so an id may be written in two ways. */
function idsOf({ id }: TextUnit): string[] {
  const inXml = xmlId(id);
  return inXml === id ? [id] : [id, inXml];
}

/** Whether a text has the form and the length that the contract allows. */
function isStorable(written: WrittenText): boolean {
  try {
    layerShape(() => undefined)(withTexts({}, [written]), '$');
    return true;
  } catch (error) {
    if (error instanceof Refused || error instanceof SyntaxError) return false;
    throw error;
  }
}
