import { type Change, type Expr, or } from '../expressions/expr.ts';
import { readAssignments } from '../expressions/readAssignment.ts';
import { readExpr } from '../expressions/readExpr.ts';
import { excerpt, type NoteBook } from '../report/notes.ts';
import type { Block } from '../scenes/blocks.ts';
import type { BlockStack } from '../scenes/blockStack.ts';
import { plainText } from '../text/plainHtml.ts';
import { printedInText } from '../marks.ts';
import { backLink } from './backLinks.ts';
import { readClicked } from './clicked.ts';
import { splitLink } from './links.ts';

/** The state of a passage while its macros are read. */
export interface MacroReading {
  readonly blocks: BlockStack;
  readonly text: string;
  readonly scene: string;
  readonly notes: NoteBook;
  /** The offset where reading continues. */
  at: number;
  /** Elements without a further end tag, which need no second search. */
  readonly neverClosed: Set<string>;
  silence(by: 1 | -1): void;
  /** Inlines a widget of the story. Returns false if there is none of this name. */
  widget(name: string, rest: string): boolean;
  /** Reads the content of a link separately. */
  inside(text: string): Block[];
  /** The text of a link, which may contain macros. */
  wordsOf(text: string): string;
}

const INPUTS = ['checkbox', 'radiobutton', 'listbox', 'cycle', 'numberbox'];
const SOUNDS = ['audio', 'cacheaudio', 'playlist', 'masteraudio', 'createplaylist', 'createaudiogroup'];
const LOOPS = ['for', 'repeat', 'while'];
/** Macros that control when and how text appears. */
const LOOKS = [
  'timed',
  'next',
  'type',
  'fadein',
  'fadeout',
  'cont',
  'css',
  'center',
  'transition',
  'addclass',
  'removeclass',
  'toggleclass',
  'createcycle',
  'done',
];
/** Macros that are skipped; their content is read as plain text. */
const PLAIN = [
  'nobr',
  '/nobr',
  'actions',
  '/actions',
  '/linkappend',
  '/linkreplace',
  '/linkprepend',
  '/timed',
  '/type',
];

/** Reads a macro, `<<name arguments>>`, given without its brackets. */
export function readMacro(inside: string, reading: MacroReading): void {
  const [, name = '', rest = ''] = /^\s*(\/?[\w=-]+)\s*([\s\S]*)$/.exec(inside) ?? [];
  const { blocks, scene, notes } = reading;
  const macro = MACROS[Object.hasOwn(MACROS, name) ? name : ''];
  if (macro) macro(rest.trim(), reading);
  else if (PLAIN.includes(name)) return;
  // a macro defined by the story that includes a passage
  else if (/^(?:display|include)/.test(name) && targetOf(rest) !== undefined) included(rest.trim(), reading);
  else if (LOOPS.includes(name)) {
    notes.add('loop_lost', scene, { text: excerpt(`<<${inside}>>`) });
    skipTo(name, reading);
  } else if (INPUTS.includes(name)) {
    notes.add('input_lost', scene, { text: excerpt(`<<${inside}>>`) });
    blocks.change(...(variableOf(rest) ?? []));
  } else if (SOUNDS.includes(name)) notes.add('media_lost', scene, { text: excerpt(`<<${inside}>>`) });
  else if (LOOKS.includes(name)) notes.add('look_lost', scene, { text: excerpt(`<<${inside}>>`) });
  else if (reading.widget(name, rest)) return;
  else if (!name.startsWith('/')) {
    notes.add('macro_lost', scene, { text: excerpt(`<<${inside}>>`) });
    // text shown by an unknown macro, perhaps with a link in it
    const words = TEXT_ALONE.exec(rest)?.[2] ?? '';
    if (/\s/.test(words.trim())) blocks.append(reading.inside(words));
  }
}

const TEXT_ALONE = /^\s*(["'])((?:(?!\1)[^\\])*)\1\s*$/;

type Macro = (rest: string, reading: MacroReading) => void;

const closeIf: Macro = (_, { blocks }) => blocks.closeIf();
const elseIf: Macro = (rest, { blocks }) => void blocks.branch(readExpr(rest));
const set: Macro = (rest, { blocks }) => blocks.change(...readAssignments(rest, ',;'));
const printed: Macro = (rest, { blocks, scene, notes }) => {
  const value = printedInText(rest);
  if (value === undefined) notes.add('printed_value_lost', scene, { text: excerpt(rest) });
  else blocks.text(value);
};
/** `<<textbox "$name" "default">>` */
const typed: Macro = (rest, { blocks, scene, notes }) => {
  const [variable] = variableOf(rest) ?? [];
  if (variable?.name) blocks.ask(variable.name, quotedIn(rest)[1]);
  else notes.add('input_lost', scene, { text: excerpt(rest) });
};
const included: Macro = (rest, { blocks, scene, notes }) => {
  const name = targetOf(rest);
  if (name === undefined) notes.add('include_lost', scene, { name: excerpt(rest) });
  else blocks.include(name);
};
/** Reads `<<return>>` or `<<return "Close">>`. With a passage or a link, it leads there. */
const wayBack =
  (label: string, by: 'return' | 'undo'): Macro =>
  (rest, reading) => {
    const link = /^\[\[([^\]]*)\]/.exec(rest);
    const [text = label, named] = link
      ? [splitLink(link[1]!).text, splitLink(link[1]!).target]
      : quotedIn(rest);
    const words = reading.wordsOf(text);
    reading.blocks.link(named ? { text: words, target: plainText(named), changes: [] } : backLink(words, by));
  };
const script: Macro = (_, reading) => {
  reading.notes.add('script_lost', reading.scene, {});
  skipTo('script', reading);
};

const MACROS: Readonly<Record<string, Macro>> = {
  if: (rest, { blocks }) => blocks.openIf(readExpr(rest)),
  elseif: elseIf,
  else: (rest, { blocks }) => void blocks.branch(rest.startsWith('if ') ? readExpr(rest.slice(3)) : null),
  '/if': closeIf,
  endif: closeIf,
  switch: (rest, reading) =>
    switched.set(reading, rest) && reading.blocks.openIf({ kind: 'literal', value: false }),
  case: (rest, reading) => void reading.blocks.branch(caseOf(switched.get(reading) ?? '', rest)),
  default: (_, { blocks }) => void blocks.branch(null),
  '/switch': closeIf,
  set,
  run: set,
  unset: (rest, { blocks }) => blocks.change(...(variableOf(rest) ?? [])),
  goto: (rest, reading) => goto(rest, reading),
  link: (rest, reading) => linkMacro('link', rest, reading),
  button: (rest, reading) => linkMacro('button', rest, reading),
  click: (rest, reading) => linkMacro('click', rest, reading),
  linkreplace: (rest, reading) => revealed('linkreplace', rest, reading),
  linkappend: (rest, reading) => revealed('linkappend', rest, reading),
  linkprepend: (rest, reading) => revealed('linkprepend', rest, reading),
  textbox: typed,
  textarea: typed,
  print: printed,
  '=': printed,
  '-': printed,
  include: included,
  display: included,
  back: wayBack('Back', 'undo'),
  return: wayBack('Return', 'return'),
  script,
  silently: (_, reading) => reading.silence(1),
  '/silently': (_, reading) => reading.silence(-1),
  silent: (_, reading) => reading.silence(1),
  '/silent': (_, reading) => reading.silence(-1),
};

/** The expression of the open `<<switch>>`. */
const switched = new WeakMap<MacroReading, string>();

function caseOf(asked: string, values: string): Expr {
  const all = values.slice(0, 1000).match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s"']+/g) ?? [];
  return all.length === 0
    ? { kind: 'unknown', source: values }
    : or(...all.map((value) => readExpr(`${asked} is ${value}`)));
}

function goto(rest: string, { blocks, scene, notes }: MacroReading): void {
  const target = targetOf(rest);
  if (target === undefined) notes.add('link_computed', scene, { text: excerpt(`<<goto ${rest}>>`) });
  else blocks.goto(target);
}

/** Reads `<<link "text" "target">>…<</link>>`, whose content is executed when the link is taken. */
function linkMacro(name: string, rest: string, reading: MacroReading): void {
  const { blocks, scene, notes } = reading;
  const inside = skipTo(name, reading);
  const bracketed = /^\[\[([^\]]*)\]/.exec(rest);
  const [text, named] = quotedIn(rest);
  const parts = bracketed ? splitLink(bracketed[1]!) : { text: text ?? '', target: named };
  const { target } = parts;
  if (target === undefined || target === '') {
    const label = reading.wordsOf(parts.text);
    readClicked({ text: label, inside: reading.inside(inside), source: `<<${name} ${rest}>>` }, reading);
    return;
  }
  const changes: Change[] = [...inside.matchAll(/<<(?:set|run)\s([^>]{0,500})>>/g)].flatMap(([, body]) =>
    readAssignments(body!, ',;'),
  );
  const others = inside.replace(/<<(?:set|run|goto)\s[^>]{0,500}>>/g, '').trim();
  if (others) notes.add('macro_lost', scene, { text: excerpt(others) });
  blocks.link({ text: reading.wordsOf(parts.text), target: plainText(target), changes });
}

/** Shows from the beginning what a click would reveal. */
function revealed(name: string, rest: string, reading: MacroReading): void {
  const inside = skipTo(name, reading);
  const text = quotedIn(rest)[0] ?? rest;
  reading.notes.add('reveal_lost', reading.scene, { text: excerpt(text) });
  if (name !== 'linkreplace') reading.blocks.text(reading.wordsOf(text));
  reading.blocks.append(reading.inside(inside));
}

function targetOf(rest: string): string | undefined {
  const bracketed = /^\[\[([^\]]*)\]/.exec(rest);
  if (bracketed) return splitLink(bracketed[1]!).target;
  const [quoted] = quotedIn(rest);
  return quoted ?? (/^[\w-]+$/.test(rest) ? rest : undefined);
}

function quotedIn(text: string): string[] {
  const begin = text.slice(0, 2000);
  return [...begin.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g)].map(([, double, single]) =>
    (double ?? single ?? '').replace(/\\(.)/g, '$1'),
  );
}

function variableOf(rest: string): Change[] | undefined {
  const name = /\$([\p{L}_][\p{L}\p{M}\p{N}_]*)/u.exec(rest)?.[1];
  return name === undefined ? undefined : [{ kind: 'unknown', name, source: excerpt(rest) }];
}

/** Skips to the end of an element, and returns its content. Without an end tag, skips nothing. */
function skipTo(name: string, reading: MacroReading): string {
  const end = reading.neverClosed.has(name) ? -1 : reading.text.indexOf(`<</${name}>>`, reading.at);
  if (end < 0) reading.neverClosed.add(name);
  if (end < 0) return '';
  const inside = reading.text.slice(reading.at, end);
  reading.at = end + name.length + 5;
  return inside;
}
