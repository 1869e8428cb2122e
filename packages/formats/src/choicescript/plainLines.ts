import type { Change } from '../expressions/expr.ts';
import { readChange, readExpr } from '../expressions/readExpr.ts';
import { excerpt, type NoteBook, type NoteCode } from '../report/notes.ts';
import type { BlockStack } from '../scenes/blockStack.ts';
import { caseInText, pickInText, printedInText } from '../marks.ts';
import { plainText } from '../text/plainHtml.ts';
import { withoutTagsOfPages } from '../text/withoutHtml.ts';
import type { Line } from './lines.ts';

/** Commands without meaning for a story, or that are read elsewhere. */
const SILENT = [
  'comment',
  'title',
  'author',
  'create',
  'scene_list',
  'achievement',
  'ifid',
  'bug',
  'product',
  'params',
];
const SILENT_TOO = [
  'check_achievements',
  'looplimit',
  'sound_off',
  'advertisement',
  'else',
  'elseif',
  'elsif',
  'show_password',
];
const LOST: Readonly<Record<string, NoteCode>> = {
  image: 'image_lost',
  kindle_image: 'image_lost',
  text_image: 'image_lost',
  sound: 'media_lost',
  youtube: 'media_lost',
  rand: 'random_lost',
  input_number: 'input_lost',
  gosub: 'function_lost',
  gosub_scene: 'function_lost',
  return: 'function_lost',
  goto_random_scene: 'link_computed',
  gotoref: 'link_computed',
  script: 'script_lost',
};
/** Commands that set a variable to a value that is unknown in advance. */
const GIVES = ['rand', 'input_number'];

/** Whether a command is skipped, with the lines indented under it. */
export function isSilent({ command }: Line): boolean {
  return SILENT.includes(command) || SILENT_TOO.includes(command);
}

/** Reads a line of text, or a line that changes a variable. */
export function readPlainLine(line: Line, blocks: BlockStack, scene: string, notes: NoteBook): void {
  const { text, command, rest } = line;
  if (command === '') blocks.text(`${readLineText(text, scene, notes)}\n`);
  else if (command === 'set' || command === 'temp') blocks.change(changeOf(rest));
  else if (command === 'line_break') blocks.text('\n');
  else if (!isSilent(line)) {
    const code = Object.hasOwn(LOST, command) ? LOST[command]! : 'macro_lost';
    notes.add(code as 'macro_lost', scene, { text: excerpt(text) });
    if (GIVES.includes(command))
      blocks.change({ kind: 'unknown', name: rest.split(/\s+/)[0]!.toLowerCase(), source: text });
  }
}

/** `*set oil -1`, `*set oil (oil - 1)`, `*set lamp true`; percentages (`%+10`) are not additions. */
function changeOf(rest: string): Change {
  const [, name = '', value = ''] = /^([A-Za-z_]\w*)\s*(.*)$/s.exec(rest) ?? [];
  const [, sign, amount] = /^([+-])\s*\(?\s*(\d{1,9})\s*\)?$/.exec(value) ?? [];
  const key = name.toLowerCase();
  if (amount !== undefined)
    return { kind: 'add', name: key, amount: sign === '+' ? Number(amount) : 0 - Number(amount) };
  return readChange(key, value, `*set ${rest}`);
}

/** `@{lamp bright|dark}`, `@{(oil > 2) much|little}`, `@{times once|twice|thrice}` */
function pickedIn(inside: string): string | undefined {
  const [, condition, name, rest = ''] = /^\s*(?:\((.{1,200})\)|([A-Za-z_]\w*))\s(.*)$/s.exec(inside) ?? [];
  const texts = rest.split('|');
  if (texts.length < 2) return undefined;
  if (name !== undefined) return pickInText(name.toLowerCase(), texts);
  const when = readExpr(condition ?? '');
  return texts.length === 2 && when.kind !== 'unknown' ? caseInText(when, texts[0]!, texts[1]!) : undefined;
}

/** The text of a line: `[i]` and `[b]` become Markdown, and variables become values. */
export function readLineText(text: string, scene: string, notes: NoteBook): string {
  const printed = text.replace(/[$@]!{0,2}\{([^{}]{0,300})\}/g, (source, inside: string) => {
    const value = source.startsWith('$') ? printedInText(inside.toLowerCase()) : pickedIn(inside);
    if (value === undefined) notes.add('printed_value_lost', scene, { text: excerpt(source) });
    return value ?? '';
  });
  const marked = printed
    .replace(/\[\/?i\]/g, '*')
    .replace(/\[\/?b\]/g, '**')
    .replace(/\[n\/\]/g, '\n');
  return plainText(withoutTagsOfPages(marked, scene, notes));
}
