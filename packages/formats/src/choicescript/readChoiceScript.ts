import type { Change } from '../expressions/expr.ts';
import { readChange } from '../expressions/readExpr.ts';
import type { NoteBook } from '../report/notes.ts';
import type { RawStory } from '../scenes/blocks.ts';
import { ChoiceScriptScenes } from './ChoiceScriptScenes.ts';
import { type Line, linesOf } from './lines.ts';

/** The line before each scene file, if several files are joined in one text. To ChoiceScript it is a comment. */
const FILE_LINE = /^\*comment file ([\w -]{1,60}?)(?:\.txt)?\s*$/;
const FIRST = 'startup';

interface SceneFile {
  readonly name: string;
  readonly lines: readonly Line[];
}

/** Reads one scene file of ChoiceScript, or several in one text. */
export function readChoiceScript(source: string, notes: NoteBook): RawStory {
  const files = filesOf(source);
  const all = files.flatMap(({ lines }) => lines);
  const order = orderOf(all, files);
  const scenes = new ChoiceScriptScenes(notes, order);
  for (const { name, lines } of files) scenes.prepare(name, lines);
  const first = files.find(({ name }) => name === order[0]) ?? files[0]!;
  for (const { name, lines } of [first, ...files.filter((file) => file !== first)]) scenes.read(name, lines);
  return {
    title: all.find(({ command }) => command === 'title')?.rest ?? '',
    start: scenes.startOf(first.name),
    scenes: scenes.all(),
    subroutines: scenes.called,
    initial: all.filter(({ command }) => command === 'create').map(createdBy),
  };
}

function filesOf(source: string): SceneFile[] {
  const files: { name: string; text: string[] }[] = [{ name: FIRST, text: [] }];
  for (const line of source.split('\n')) {
    const name = FILE_LINE.exec(line)?.[1];
    if (name !== undefined) files.push({ name, text: [] });
    else files.at(-1)!.text.push(line);
  }
  const named = files.map(({ name, text }) => ({ name, lines: linesOf(text.join('\n'), name) }));
  const told = named.filter(({ lines }) => lines.some(({ text }) => text !== ''));
  return told.length > 0 ? told : named.slice(0, 1);
}

/** The names of the scene files: first those that the first file lists, in its order, and then all others. */
function orderOf(lines: readonly Line[], files: readonly SceneFile[]): string[] {
  const listed =
    lines.find(({ command }) => command === 'scene_list')?.children.map(({ text }) => text) ?? [];
  const names = files.map(({ name }) => name);
  return [...new Set([...listed.filter((name) => names.includes(name)), ...names])];
}

export function createdBy({ rest }: Line): Change {
  const [name = '', ...value] = rest.split(/\s+/);
  return readChange(name, value.join(' '), rest);
}
