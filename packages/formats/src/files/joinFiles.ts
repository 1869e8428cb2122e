import { type DetectedFormat, detectFormat } from '../detectFormat.ts';
import { baseName, includesOf } from '../ink/compileInk.ts';
import { refuse } from '../report/refusals.ts';

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

interface KnownText extends NamedText {
  readonly format: DetectedFormat | undefined;
}

/** A story joined to one text, and the files that its ink includes. */
export interface JoinedStory extends NamedText {
  readonly included: ReadonlyMap<string, string>;
  /** Story files that are not part of this story. */
  readonly unused: readonly string[];
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Whether a file of an archive may be part of a story, by its extension. */
export const isStoryFile = (path: string): boolean =>
  /\.(?:twee|tw|tw2|twine2|ink|txt|html?|json)$/i.test(path) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(path);

/**
 * Joins several files to one story: passages of Twee, an ink source and what it includes, or scene files of
 * ChoiceScript.
 */
export function joinedFiles(files: readonly NamedText[]): JoinedStory {
  const [only, ...others] = files;
  if (!only) return refuse('no_scenes', {});
  if (others.length === 0) return { ...only, included: NONE, unused: [] };
  const known = files.map((file) => ({ ...file, format: detectFormat(file.text, file.name) }));
  const of = (format: string) => known.filter((file) => file.format === format);
  const [twee, ink] = [of('twee'), known.filter(isInk)];
  if (ink.length > 0) return joinedInk(ink, known);
  if (twee.length > 0)
    return {
      name: titleFile(twee)?.name ?? '',
      text: twee.map(({ text }) => text).join('\n\n'),
      included: NONE,
      unused: storiesBut(twee, known),
    };
  if (of('choicescript').length > 0) return joinedScenes(known);
  const whole = known.filter(({ format }) => format !== undefined);
  return whole.length === 1
    ? { ...whole[0]!, included: NONE, unused: [] }
    : refuse('files_unrelated', { count: files.length });
}

/** The names of the known story files that are not used. */
const storiesBut = (used: readonly NamedText[], known: readonly KnownText[]): string[] =>
  known
    .filter((file) => (file.format !== undefined || isInk(file)) && !used.includes(file))
    .map(({ name }) => name);

const isInk = ({ name }: NamedText): boolean => /\.ink$/i.test(name);

const titleFile = (files: readonly NamedText[]) =>
  files.find(({ text }) => /^::[ \t]*StoryTitle\b/m.test(text)) ?? files[0];

/** The main file is the one that no other file includes. */
function joinedInk(files: readonly NamedText[], known: readonly KnownText[]): JoinedStory {
  const named = new Set(files.flatMap(({ text }) => includesOf(text)));
  const first = files.filter(({ name }) => !named.has(baseName(name)));
  const main = first.find(({ text }) => includesOf(text).length > 0) ?? first[0] ?? files[0]!;
  const others = new Map(files.filter((file) => file !== main).map((file) => [baseName(file.name), file]));
  const included = new Map([...others].map(([name, { text }]) => [name, text]));
  return { ...main, included, unused: storiesBut(includedBy(main, others), known) };
}

/** A file and everything that it includes, directly or not. */
function includedBy(main: NamedText, others: ReadonlyMap<string, NamedText>): NamedText[] {
  const used = new Set([main]);
  for (const { text } of used)
    for (const name of includesOf(text)) {
      const file = others.get(name);
      if (file) used.add(file);
    }
  return [...used];
}

const folderOf = (path: string): string => path.slice(0, path.length - baseName(path).length);

/**
 * Joins scene files, each after a line with its name, at which the reader splits them. Leaves out files that
 * ChoiceScript shows outside of the story.
 */
function joinedScenes(known: readonly KnownText[]): JoinedStory {
  const files = known.filter(({ name }) => /\.txt$/i.test(name));
  const main = files.find(({ name }) => baseName(name) === 'startup.txt');
  // an archive may contain a readme in another folder
  const scenes = files
    .filter(({ name }) => !main || folderOf(name) === folderOf(main.name))
    .map((file) => ({ file, text: file.text, name: baseName(file.name).replace(/\.txt$/i, '') }))
    .filter(({ name }) => name !== 'choicescript_stats' && /^[\w -]{1,60}$/.test(name))
    .toSorted((one, other) => Number(other.file === main) - Number(one.file === main));
  const text = scenes.map((scene) => `*comment file ${scene.name}\n${scene.text}`).join('\n');
  const stats = files.filter(({ name }) => baseName(name) === 'choicescript_stats.txt');
  const used = [...scenes.map(({ file }) => file), ...stats];
  return { name: '', text, included: NONE, unused: storiesBut(used, known) };
}
