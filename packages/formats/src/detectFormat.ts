import type { Format } from './answer.ts';

/** Formats that can be detected from a file. Which story format a Twine file has is known only from its passages. */
export type DetectedFormat =
  | Extract<Format, 'bundle' | 'scenes' | 'ink' | 'ink-json' | 'choicescript'>
  | 'twine-html'
  | 'twee';

/**
 * How many characters of a file most checks inspect. The whole file is searched for Twine's marker, because the program
 * of the story format precedes it, and for commands of ChoiceScript.
 */
const HEAD = 20_000;

const CHOICESCRIPT =
  /^[ \t]*\*(?:choice|fake_choice|title|create|scene_list|finish|ending|page_break|goto|goto_scene|label|set|if)\b/m;

/** The format of a file, by its content; its name decides only between plain-text formats. Undefined if unknown. */
export function detectFormat(text: string, fileName = ''): DetectedFormat | undefined {
  const head = text.slice(0, HEAD);
  const begin = head.trimStart();
  if (begin.startsWith('{')) return jsonFormat(head);
  if (text.includes('<tw-storydata')) return 'twine-html';
  if (begin.startsWith('<')) return undefined;
  const extension = /\.([a-z\d]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (/^::[ \t]*\S/m.test(head)) return 'twee';
  if (extension === 'tw' || extension === 'twee') return undefined;
  if (CHOICESCRIPT.test(head)) return 'choicescript';
  if (isInk(head) || extension === 'ink') return 'ink';
  // a file may begin with pages of text before its first command
  if (CHOICESCRIPT.test(text) || (extension === 'txt' && /^\*comment\b/m.test(text))) return 'choicescript';
  return undefined;
}

function jsonFormat(head: string): DetectedFormat | undefined {
  if (/"kathaloka"\s*:/.test(head)) return 'bundle';
  if (/"inkVersion"\s*:/.test(head)) return 'ink-json';
  return /^\s*\{\s*"(?:start_node|nodes)"\s*:/.test(head) ? 'scenes' : undefined;
}

/** Knots, diverts at the end of a line, choices with a bracket, variables, changes. No pattern crosses a line. */
const INK = [
  /^[ \t]*={2,}[ \t]*\w+/m,
  /->[ \t]*\w+(?:\.\w+)?[ \t]*$/m,
  /^[ \t]*[*+][ \t]+[^[\n]{0,200}\[[^\]\n]{0,200}\]/m,
  /^(?:VAR|CONST|LIST)[ \t]+\w+[ \t]*=/m,
  /^[ \t]*~[ \t]*\w+/m,
];

function isInk(head: string): boolean {
  return INK.some((mark) => mark.test(head));
}
