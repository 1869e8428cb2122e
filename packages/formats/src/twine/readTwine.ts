import { NODES_MAX } from '@kathaloka/contract/limits';
import type { Format } from '../answer.ts';
import type { Change } from '../expressions/expr.ts';
import type { NoteBook } from '../report/notes.ts';
import { refuse } from '../report/refusals.ts';
import type { Block, RawStory } from '../scenes/blocks.ts';
import { withIncludes } from '../scenes/includes.ts';
import { withMeantTargets } from '../scenes/meantTargets.ts';
import { withWaysBack } from './backLinks.ts';
import { readChapbook } from './chapbook.ts';
import { readHarlowe } from './harlowe.ts';
import type { Passage, TwineFile, TwineFormat } from './passage.ts';
import { TWINE_FORMATS } from './passage.ts';
import { readSnowman } from './snowman.ts';
import { readSugarCube } from './sugarcube.ts';
import { type Widgets, widgetsIn } from './widgets.ts';

type ReadPassage = (text: string, scene: string, notes: NoteBook, widgets: Widgets) => Block[];

const READERS: Readonly<Record<TwineFormat, ReadPassage>> = {
  harlowe: readHarlowe,
  sugarcube: readSugarCube,
  chapbook: readChapbook,
  snowman: readSnowman,
};

/** Special passages that are not scenes. */
const NO_SCENES = ['StoryTitle', 'StoryData', 'StoryInit', 'StorySettings', 'StoryIncludes', 'StoryShare'];
/** Special passages that Twine shows with every scene. */
const AROUND = [
  'PassageHeader',
  'PassageFooter',
  'PassageReady',
  'PassageDone',
  'StoryCaption',
  'StoryMenu',
  'StoryBanner',
];
const AROUND_TOO = ['StoryAuthor', 'StorySubtitle', 'StoryInterface', 'StoryDisplayTitle'];
const HARLOWE_AROUND = ['header', 'footer', 'debug-header', 'debug-footer', 'debug-startup'];
const SILENT_TAGS = ['annotation', 'Twine.private', 'Twine.image', 'widget', 'init', 'haml', 'kathaloka'];

/** The format of a file's passages: the declared one, or else the one whose markup they use. */
export function twineFormatOf({ format, passages }: TwineFile): TwineFormat {
  const named = TWINE_FORMATS.find((each) => format.startsWith(each));
  if (named) return named;
  if (format !== '') return refuse('version_unknown', { version: format.slice(0, 60) });
  const texts = passages.map(({ text }) => text);
  if (texts.some((text) => text.includes('<<'))) return 'sugarcube';
  if (texts.some((text) => text.includes('<%'))) return 'snowman';
  if (texts.some((text) => /^\[(?:if|unless|continue)/m.test(text) || /^--$/m.test(text))) return 'chapbook';
  return texts.some((text) => /\((?:if|set|link-goto|put|unless):/.test(text)) ? 'harlowe' : 'sugarcube';
}

/** Reads the scenes of a Twine story. */
export function readTwine(file: TwineFile, notes: NoteBook): RawStory & { readonly format: Format } {
  const format = twineFormatOf(file);
  const widgets = widgetsIn(file.passages);
  const read = (text: string, scene: string) => READERS[format](text, scene, notes, widgets);
  if (file.hasScript) notes.add('script_lost', null, {});
  if (file.hasStyle) notes.add('style_lost', null, {});
  const told = file.passages.filter((passage) => isScene(passage, notes));
  if (told.length > NODES_MAX) refuse('too_many_scenes', { max: NODES_MAX });
  const initial = file.passages.filter(isStartUp).flatMap(({ name, text }) => changesIn(read(text, name)));
  const start =
    told.find(({ name }) => name === file.start) ?? told.find(({ name }) => name === 'Start') ?? told[0];
  const passages = told.map(({ name, text }) => ({ name, blocks: read(text, name) }));
  const expanded = withIncludes(withMeantTargets(passages, notes), notes);
  return {
    format,
    title: file.title,
    start: start?.name ?? '',
    scenes: withWaysBack(expanded, notes),
    subroutines: expanded.included,
    initial,
  };
}

function isStartUp({ name, tags }: Passage): boolean {
  return name === 'StoryInit' || tags.includes('startup');
}

function isScene(passage: Passage, notes: NoteBook): boolean {
  const { name, tags } = passage;
  if (tags.includes('script')) notes.add('script_lost', null, {});
  if (tags.includes('stylesheet')) notes.add('style_lost', null, {});
  if (tags.includes('widget')) notes.add('macro_lost', null, { text: name });
  if (
    AROUND.includes(name) ||
    AROUND_TOO.includes(name) ||
    tags.some((tag) => HARLOWE_AROUND.includes(tag))
  ) {
    notes.add('header_lost', null, { name });
    return false;
  }
  const isSilent = tags.some((tag) => tag === 'script' || tag === 'stylesheet' || SILENT_TAGS.includes(tag));
  return !isSilent && !NO_SCENES.includes(name) && !isStartUp(passage);
}

function changesIn(blocks: readonly Block[]): Change[] {
  return blocks.flatMap((block) => (block.kind === 'change' ? [block.change] : []));
}
