import { type Expr, not } from '../expressions/expr.ts';
import { readAssignment } from '../expressions/readAssignment.ts';
import { readExpr } from '../expressions/readExpr.ts';
import { excerpt, type NoteBook } from '../report/notes.ts';
import type { Block } from '../scenes/blocks.ts';
import { BlockStack } from '../scenes/blockStack.ts';
import { printedInText } from '../marks.ts';
import { plainText } from '../text/plainHtml.ts';
import { withoutHtml } from '../text/withoutHtml.ts';
import { backLink } from './backLinks.ts';
import { withoutMarks } from './looks.ts';
import { isInSentence, isWebPage, linkAt, webLink } from './links.ts';
import { isComputed } from './sugarcubeText.ts';

/** Reads a passage of Chapbook: settings, a line of two hyphens, and text with modifiers. */
export function readChapbook(source: string, scene: string, notes: NoteBook): Block[] {
  const lines = source.split('\n');
  const divide = lines.findIndex((line) => /^--\s*$/.test(line));
  const blocks = new BlockStack(scene);
  for (const line of lines.slice(0, Math.max(0, divide))) readVariable(line, blocks, scene, notes);
  const body = lines.slice(divide + 1).join('\n');
  readBody(withoutHtml(body, scene, notes), blocks, scene, notes);
  return blocks.done();
}

const VARIABLE = /^\s*([\p{L}_][\p{L}\p{M}\p{N}_.]{0,100})\s*(\([^()]{0,500}\))?\s*:(.*)$/u;

function readVariable(line: string, blocks: BlockStack, scene: string, notes: NoteBook): void {
  const match = VARIABLE.exec(line);
  if (!match) {
    if (line.trim()) notes.add('effect_lost', scene, { text: excerpt(line) });
    return;
  }
  const [, name, condition, value] = match;
  if (name!.startsWith('config.')) return readSetting(name!, line, scene, notes);
  const change = readAssignment(`${name} = ${value}`);
  if (condition === undefined) return blocks.change(change);
  blocks.openIf(readExpr(condition.slice(1, -1)));
  blocks.change(change);
  blocks.closeIf();
}

/** `config.style.page.color` is formatting; `config.header.center` is text shown with every scene. */
function readSetting(name: string, line: string, scene: string, notes: NoteBook): void {
  if (/^config\.(?:header|footer)\./.test(name)) notes.add('header_lost', null, { name });
  else notes.add('look_lost', scene, { text: excerpt(line) });
}

const MODIFIER = /^\[(?!\[)([^\]]{1,300})\]\s*$/;
const SILENT: Readonly<Record<string, 'script_lost' | 'style_lost' | ''>> = {
  javascript: 'script_lost',
  css: 'style_lost',
  note: '',
  'note to myself': '',
  'n.b.': '',
  fixme: '',
  todo: '',
};

function readBody(body: string, blocks: BlockStack, scene: string, notes: NoteBook): void {
  let text: string[] = [];
  let last: Expr | undefined;
  let isSilent = false;
  const end = () => {
    if (!isSilent) readText(`${text.join('\n')}\n`, blocks, scene, notes);
    text = [];
    if (blocks.depth > 0) blocks.closeIf();
    isSilent = false;
  };
  for (const line of body.split('\n')) {
    const modifier = MODIFIER.exec(line)?.[1]?.trim();
    if (modifier === undefined) {
      text.push(line);
      continue;
    }
    end();
    const when = conditionOf(modifier, last);
    if (when) {
      last = when;
      blocks.openIf(when);
      continue;
    }
    const silence = SILENT[modifier.toLowerCase()];
    if (silence !== undefined) isSilent = true;
    if (silence) notes.add(silence, scene, {});
    const goesOn = /^(?:continued?|cont|cont'd|append)$/i.test(modifier);
    const isLook = /^(?:align|after)\s/i.test(modifier);
    if (silence === undefined && !goesOn)
      notes.add(isLook ? 'look_lost' : 'macro_lost', scene, { text: `[${modifier}]` });
  }
  end();
}

function conditionOf(modifier: string, last: Expr | undefined): Expr | undefined {
  const [, word, rest = ''] = /^(if|unless|ifalways|ifnever|else)\b\s*(.*)$/i.exec(modifier) ?? [];
  switch (word?.toLowerCase()) {
    case 'if':
      return readExpr(rest);
    case 'unless':
      return not(readExpr(rest));
    case 'else':
      return last ? not(last) : { kind: 'unknown', source: modifier };
    case 'ifalways':
      return { kind: 'literal', value: true };
    case 'ifnever':
      return { kind: 'literal', value: false };
    default:
      return undefined;
  }
}

/** Reads text with links and inserts: `{courage}`, `{embed passage: 'Name'}`. */
function readText(text: string, blocks: BlockStack, scene: string, notes: NoteBook): void {
  let begin = 0;
  // `__` means bold in Chapbook
  const told = (words: string) => plainText(withoutMarks(words, scene, notes, '__==^^'));
  const tell = (end: number) => blocks.text(told(text.slice(begin, end)));
  for (let at = 0; at < text.length; at += 1) {
    if (text.startsWith('[[', at)) {
      const link = linkAt(text, at);
      if (!link) continue;
      tell(at);
      if (isWebPage(link.target)) blocks.text(webLink(plainText(link.text), link.target));
      else if (isComputed(link.target))
        notes.add('link_computed', scene, { text: excerpt(text.slice(at, link.end)) });
      else {
        const words = told(link.text);
        if (isInSentence(text, at, link.end)) blocks.text(words);
        blocks.link({ text: words, target: plainText(link.target), changes: [] });
      }
      begin = link.end;
      at = link.end - 1;
    } else if (text[at] === '{') {
      const close = text.slice(at, at + 500).indexOf('}');
      if (close < 0) continue;
      tell(at);
      insertLost(text.slice(at + 1, at + close), blocks, scene, notes);
      begin = at + close + 1;
      at += close;
    }
  }
  tell(text.length);
}

function insertLost(insert: string, blocks: BlockStack, scene: string, notes: NoteBook): void {
  const text = excerpt(`{${insert}}`);
  const link = /^link to:\s*'([^']{1,500})'(?:,\s*label:\s*'([^']{1,500})')?\s*$/i.exec(insert);
  const embedded = /^embed\s+passage(?:\s+named)?:\s*['"]([^'"]{1,500})['"]\s*$/i.exec(insert);
  const reveal = /^reveal link:\s*'([^']{1,500})',\s*(passage|text):\s*'([^']{1,500})'\s*$/i.exec(insert);
  const back = /^back link(?:,\s*label:\s*['"]([^'"]{1,500})['"])?\s*$/i.exec(insert);
  const asked = /^text input for:\s*'([\p{L}_][\p{L}\p{M}\p{N}_.]{0,100})'/iu.exec(insert);
  if (link) blocks.link({ text: plainText(link[2] ?? link[1]!), target: link[1]!, changes: [] });
  else if (reveal?.[2] === 'passage')
    blocks.link({ text: plainText(reveal[1]!), target: plainText(reveal[3]!), changes: [] });
  else if (reveal) blocks.text(`${plainText(reveal[1]!)} ${plainText(reveal[3]!)}`);
  else if (embedded) blocks.include(embedded[1]!);
  else if (/^embed\s+passage/i.test(insert)) notes.add('include_lost', scene, { name: text });
  else if (/^embed\s+image/i.test(insert)) notes.add('image_lost', scene, { text });
  else if (/^embed|^ambient|^sound|^no ambient/i.test(insert)) notes.add('media_lost', scene, { text });
  else if (asked) blocks.ask(asked[1]!);
  else if (/^(?:text input|dropdown menu|cycling link)/i.test(insert))
    notes.add('input_lost', scene, { text });
  else if (/^random/i.test(insert)) notes.add('random_lost', scene, { text });
  else if (back) blocks.link(backLink(plainText(back[1] ?? 'Back'), 'undo'));
  else if (/^(?:reveal|restart|back) link/i.test(insert)) notes.add('macro_lost', scene, { text });
  else {
    const value = printedInText(insert);
    if (value === undefined) notes.add('printed_value_lost', scene, { text });
    else blocks.text(value);
  }
}
