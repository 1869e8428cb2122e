export {
  type Format,
  FORMATS,
  type ImportAnswer,
  type ImportedStory,
  type ImportReport,
  type StoryFields,
} from './answer.ts';
export { type DetectedFormat, detectFormat } from './detectFormat.ts';
export { writeBundle } from './bundle/writeBundle.ts';
export { type ShelvedStory, writeShelf } from './bundle/writeShelf.ts';
export { importSeries, type SeriesAnswer, type SeriesTexts, writeSeries } from './bundle/seriesFile.ts';
export { writeInk } from './exports/writeInk.ts';
export { READING_WORDS, type ReadingWords, writeMarkdown } from './exports/writeMarkdown.ts';
export { type ExportedStory, writeTwee } from './exports/writeTwee.ts';
export { importFiles } from './files/importFiles.ts';
export { type ShelfAnswer, type ShelvedText, shelfTexts } from './files/shelfTexts.ts';
export type { NamedBytes } from './files/unzip.ts';
export { importStory } from './importStory.ts';
export { validationErrors, repaired } from './repairs/repaired.ts';
export { type ImportedLayer, importLayer, type LayerAnswer } from './layers/importLayer.ts';
export { writeLayerCsv } from './layers/layerCsv.ts';
export { writeXliff } from './layers/xliff.ts';
export { IMPORT_FILE_MAX_BYTES } from './limits.ts';
export { decodedText } from './text/decoded.ts';
export {
  type ImportNote,
  LOOKS,
  NOTE_CODES,
  type NoteCode,
  noteText,
  type NoteWords,
} from './report/notes.ts';
export {
  type FieldFault,
  type Refusal,
  REFUSAL_CODES,
  type RefusalCode,
  refusalText,
  type RefusalWords,
} from './report/refusals.ts';
