import { refuse } from '../report/refusals.ts';

/** A line of a scene file with the lines that are indented under it. */
export interface Line {
  readonly text: string;
  /** The command without its asterisk; empty for text and for options. */
  readonly command: string;
  readonly rest: string;
  readonly children: Line[];
}

const DEPTH_MAX = 50;
const COMMAND = /^\*([a-z_]+)\s*(.*)$/s;

/** Nests the lines of a file by their indentation. */
export function linesOf(source: string, file: string): Line[] {
  const top: Line[] = [];
  const open: { indent: number; children: Line[] }[] = [{ indent: -1, children: top }];
  for (const whole of source.split('\n')) {
    const text = whole.trim();
    if (text === '') {
      // an empty line ends a paragraph at any indentation
      open.at(-1)!.children.push({ text: '', command: '', rest: '', children: [] });
      continue;
    }
    const indent = indentOf(whole);
    while (open.length > 1 && open.at(-1)!.indent >= indent) open.pop();
    if (open.length > DEPTH_MAX) refuse('too_deep', { node: file, max: DEPTH_MAX });
    const [, command = '', rest = ''] = COMMAND.exec(text) ?? [];
    const line: Line = { text, command, rest: rest.trim(), children: [] };
    open.at(-1)!.children.push(line);
    open.push({ indent, children: line.children });
  }
  return top;
}

function indentOf(line: string): number {
  let indent = 0;
  while (line[indent] === ' ' || line[indent] === '\t') indent += 1;
  return indent;
}
