import { readAssignment } from '../expressions/readAssignment.ts';
import { readExpr } from '../expressions/readExpr.ts';
import { excerpt, type NoteBook } from '../report/notes.ts';
import type { Block } from '../scenes/blocks.ts';
import { BlockStack } from '../scenes/blockStack.ts';
import { printedInText } from '../marks.ts';
import { plainText } from '../text/plainHtml.ts';
import { withoutHtml } from '../text/withoutHtml.ts';
import { isInSentence, isWebPage, linkAt, webLink } from './links.ts';
import { CLICKABLE, clickablesIn } from './snowmanClicks.ts';
import { isComputed } from './sugarcubeText.ts';

/** Reads a Snowman passage: Markdown with JavaScript templates, of which only simple branches are read. */
export function readSnowman(source: string, scene: string, notes: NoteBook): Block[] {
  const clickables = clickablesIn(source);
  const text = withoutHtml(clickables.text, scene, notes);
  const blocks = new BlockStack(scene);
  let begin = 0;
  let isClosed = true;
  const tell = (end: number) => blocks.text(plainText(text.slice(begin, end)));
  for (let at = 0; at < text.length; at += 1) {
    if (text.startsWith('<%', at) && isClosed) {
      const close = text.indexOf('%>', at);
      if (close < 0) {
        isClosed = false;
        continue;
      }
      tell(at);
      const clickable = clickables.all[Number(text.slice(at + 2, close).split(CLICKABLE)[1] ?? -1)];
      if (clickable)
        blocks.link({ ...clickable, text: plainText(clickable.text), target: clickable.target ?? scene });
      else readTemplate(text.slice(at + 2, close), blocks, scene, notes);
      begin = close + 2;
      at = begin - 1;
    } else if (text.startsWith('[[', at)) {
      const link = linkAt(text, at);
      if (!link) continue;
      tell(at);
      readLink(text, { at, ...link }, blocks, scene, notes);
      begin = link.end;
      at = begin - 1;
    }
  }
  tell(text.length);
  return blocks.done();
}

interface PlacedLink {
  readonly at: number;
  readonly end: number;
  readonly text: string;
  readonly target: string;
}

function readLink(
  text: string,
  { at, end, text: words, target }: PlacedLink,
  blocks: BlockStack,
  scene: string,
  notes: NoteBook,
): void {
  if (isWebPage(target)) {
    blocks.text(webLink(plainText(words), target));
    return;
  }
  if (isComputed(target) || target.includes('<%')) {
    notes.add('link_computed', scene, { text: excerpt(text.slice(at, end)) });
    return;
  }
  if (isInSentence(text, at, end)) blocks.text(plainText(words));
  blocks.link({ text: plainText(words), target: plainText(target), changes: [] });
}

const OPEN = /^if\s*\((.*)\)\s*\{$/s;
const ELSE_IF = /^\}\s*else\s+if\s*\((.*)\)\s*\{$/s;
const ELSE = /^\}\s*else\s*\{$/;

/** Reads `if (s.lamp) {`, `} else {`, `}` and assignments; everything else is a script. */
function readTemplate(template: string, blocks: BlockStack, scene: string, notes: NoteBook): void {
  const code = template.trim();
  if (code.startsWith('=') || code.startsWith('-')) {
    const value = printedInText(code.slice(1));
    if (value === undefined) notes.add('printed_value_lost', scene, { text: excerpt(code) });
    else blocks.text(value);
    return;
  }
  const open = OPEN.exec(code);
  const elseIf = ELSE_IF.exec(code);
  if (open) blocks.openIf(readExpr(open[1]!));
  else if (elseIf) blocks.branch(readExpr(elseIf[1]!));
  else if (ELSE.test(code)) blocks.branch(null);
  else if (code === '}') blocks.closeIf();
  else readStatements(code, blocks, scene, notes);
}

function readStatements(code: string, blocks: BlockStack, scene: string, notes: NoteBook): void {
  // code with a block or a function may do anything
  if (/[{}]|=>|\bfor\b|\bwhile\b/.test(code)) {
    notes.add(/\bfor\b|\bwhile\b/.test(code) ? 'loop_lost' : 'macro_lost', scene, {
      text: excerpt(`<% ${code} %>`),
    });
    return;
  }
  for (const statement of code.split(/[;\n]/)) {
    if (statement.trim() === '') continue;
    const change = readAssignment(statement);
    if (change.name === null) notes.add('macro_lost', scene, { text: excerpt(`<% ${statement} %>`) });
    else blocks.change(change);
  }
}
