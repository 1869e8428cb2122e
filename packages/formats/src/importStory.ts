import type { StoryStructure } from '@kathaloka/contract/entities';
import { GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import { EMPTY_STORY } from '@kathaloka/contract/storyFields';
import { IMPORT_FILE_MAX_BYTES, TITLE_MAX } from './limits.ts';
import type { Format, ImportAnswer, ImportedStory, StoryFields } from './answer.ts';
import { parsed, readBundle, readScenes } from './bundle/readBundle.ts';
import { readChoiceScript } from './choicescript/readChoiceScript.ts';
import { type DetectedFormat, detectFormat } from './detectFormat.ts';
import { compileInk } from './ink/compileInk.ts';
import { readCompiledInk } from './ink/readInk.ts';
import { NoteBook } from './report/notes.ts';
import { Refused, refuse } from './report/refusals.ts';
import type { RawStory } from './scenes/blocks.ts';
import { withoutPrivate } from './marks.ts';
import { buildStory } from './scenes/buildStory.ts';
import { reportOf } from './report/reportOf.ts';
import { cleaned } from './text/clean.ts';
import { plainText } from './text/plainHtml.ts';
import { readTwee } from './twine/readTwee.ts';
import { readTwine } from './twine/readTwine.ts';
import { readTwineHtml } from './twine/readHtml.ts';
import { storyDataOf } from './twine/ownData.ts';

/**
 * Reads a story from the text of a file, with the files that its ink includes. The file is data: nothing in it is
 * executed.
 */
export async function importStory(
  text: string,
  fileName = '',
  included: ReadonlyMap<string, string> = new Map(),
): Promise<ImportAnswer> {
  try {
    return { imported: await read(text, { fileName, included }) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

interface Beside {
  readonly fileName: string;
  readonly included: ReadonlyMap<string, string>;
}

async function read(source: string, beside: Beside): Promise<ImportedStory> {
  if (source.trim() === '') refuse('empty', {});
  const format = detectFormat(source.startsWith('\ufeff') ? source.slice(1) : source, beside.fileName);
  const bytes = new TextEncoder().encode(source).length;
  const most = format === 'twine-html' ? IMPORT_FILE_MAX_BYTES.page : IMPORT_FILE_MAX_BYTES.story;
  if (bytes > most) refuse('too_large', { max: most });
  if (!format) return refuse(source.includes('\0') ? 'not_text' : 'unknown_format', {});
  const notes = new NoteBook();
  if (format === 'bundle' || format === 'scenes') {
    const { fields, structure } =
      format === 'bundle' ? readBundle(source, notes) : { fields: {}, structure: readScenes(source, notes) };
    return { fields, structure, report: reportOf(format, structure, notes.all()) };
  }
  const { text, count } = cleaned(withoutPrivate(source));
  if (count > 0) notes.add('characters_cleaned', null, { count });
  return readOther({ text, ...beside }, format, notes);
}

interface ReadStory extends RawStory {
  readonly format: Format;
}

async function readOther(
  { text, fileName, included }: { readonly text: string } & Beside,
  detected: Exclude<DetectedFormat, 'bundle' | 'scenes'>,
  notes: NoteBook,
): Promise<ImportedStory> {
  const raw = await rawStory({ text, included }, detected, notes);
  const { structure, language, nameOf } = buildStory(raw, notes);
  const title = plainText(raw.title || titleOf(fileName))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TITLE_MAX);
  const fields: StoryFields = {
    ...(title && { title }),
    ...(language && { language }),
    ...withRoomFor(structure),
  };
  const own = detected === 'twee' ? storyDataOf(text, notes) : undefined;
  const whole = own ? own({ fields, structure }) : { fields, structure: asWritten(structure) };
  return { ...whole, report: reportOf(raw.format, whole.structure, notes.all(nameOf)) };
}

/** Other programs have no limit of what one carries. */
function withRoomFor({ things = {} }: StoryStructure): StoryFields {
  const count = Object.keys(things).length;
  if (count <= GAME_CONFIG_DEFAULTS.inventory_slots) return {};
  return { game_config: { ...EMPTY_STORY.game_config, inventory_slots: count } };
}

/** The title of a file without one: its file name. */
const titleOf = (fileName: string): string =>
  fileName
    .replace(/^.*[\\/]/, '')
    .replace(/(?:\.[a-z\d]{1,8})+$/i, '')
    .replace(/[_-]+/g, ' ');

/** Imported texts are told verbatim: no narrator changes them, and they cost nothing. */
const asWritten = ({ nodes, ...structure }: StoryStructure): StoryStructure => ({
  ...structure,
  nodes: Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => [name, { ...node, mode: 'verbatim' as const }]),
  ),
});

async function rawStory(
  { text, included }: Pick<Beside, 'included'> & { readonly text: string },
  detected: Exclude<DetectedFormat, 'bundle' | 'scenes'>,
  notes: NoteBook,
): Promise<ReadStory> {
  switch (detected) {
    case 'twine-html':
      return readTwine(readTwineHtml(text), notes);
    case 'twee':
      return readTwine(readTwee(text), notes);
    case 'choicescript':
      return { ...readChoiceScript(text, notes), format: 'choicescript' };
    case 'ink':
      return { ...readCompiledInk(await compileInk(text, included), notes), format: 'ink' };
    default:
      return { ...readCompiledInk(parsed(text), notes), format: 'ink-json' };
  }
}
