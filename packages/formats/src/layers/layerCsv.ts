import { textDigest, TEXT_STATES } from '@kathaloka/story';
import { refuse } from '../report/refusals.ts';
import { readCsv, writeCsv } from './csv.ts';
import { type FileOfTexts, type FileText, languageNamed, textsOf, type WrittenLayer } from './layerFile.ts';

/** The headers of the original and of the translation are the codes of their languages. */
const COLUMNS = { id: 0, state: 1, original: 2, text: 3, made_from: 4 } as const;

/** Writes the texts of a story and their translations for a spreadsheet. */
export function writeLayerCsv(written: WrittenLayer): string {
  const rows = textsOf(written).map(({ id, state, original, text, madeFrom }) => [
    id,
    state,
    original,
    state === 'missing' ? '' : text,
    state === 'stale' ? (madeFrom ?? '') : '',
  ]);
  return writeCsv([['id', 'state', written.story.language ?? 'en', written.language, 'made_from'], ...rows]);
}

/** Reads a CSV file written by this program, even if a spreadsheet has saved it since. */
export function readLayerCsv(source: string): FileOfTexts {
  const [header = [], ...rows] = readCsv(source);
  if (
    header[COLUMNS.id]?.trim().toLowerCase() !== 'id' ||
    header[COLUMNS.state]?.trim().toLowerCase() !== 'state'
  )
    return refuse('layer_format_unknown', {});
  return { language: languageNamed(header[COLUMNS.text] ?? ''), texts: rows.map(textOfRow) };
}

/**
 * A filled cell counts as a translation of the original beside it, whatever its state was. Only `stale` is preserved.
 */
function textOfRow(row: readonly string[]): FileText {
  const original = row[COLUMNS.original] ?? '';
  const text = row[COLUMNS.text] ?? '';
  const said = row[COLUMNS.state]?.trim().toLowerCase();
  const isStale = TEXT_STATES.some((state) => state === 'stale' && state === said);
  const state = text.trim() === '' ? 'missing' : isStale ? 'stale' : 'translated';
  const madeFrom = isStale ? row[COLUMNS.made_from]?.trim() || undefined : textDigest(original);
  return { id: row[COLUMNS.id] ?? '', original, text, state, madeFrom };
}
