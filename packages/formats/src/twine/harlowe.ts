import { type Expr, not } from '../expressions/expr.ts';
import { readAssignment, readAssignments } from '../expressions/readAssignment.ts';
import { readExpr } from '../expressions/readExpr.ts';
import { excerpt, type NoteBook } from '../report/notes.ts';
import type { Block } from '../scenes/blocks.ts';
import { BlockStack } from '../scenes/blockStack.ts';
import { printedInText, valueInText } from '../marks.ts';
import { plainText } from '../text/plainHtml.ts';
import { withoutHtml } from '../text/withoutHtml.ts';
import { bracketPairs, type HarloweMacro, isLinkAt, macroAt, stringsIn } from './harloweMacro.ts';
import { readClicked } from './clicked.ts';
import { withoutMarks } from './looks.ts';
import { isInSentence, isWebPage, linkAt, webLink } from './links.ts';
import { asEntities, replaceBetween } from './prepared.ts';

/** Reads the blocks of a Harlowe passage. */
export function readHarlowe(source: string, scene: string, notes: NoteBook): Block[] {
  const shown = inLines(replaceBetween(source, ['`', '`'], asEntities), scene, notes);
  // names of hooks look like tags
  const named = shown.replace(/\|[\w-]{1,60}[>)](?=\[)/g, '').replace(/\]<[\w-]{1,60}\|/g, ']');
  return new HarloweReader(withoutHtml(named, scene, notes), scene, notes, hooksIn(shown)).read();
}

/** Removes the marks for joined lines, collapsed space and alignment: `\\` at a line end, `{`, `}`, `==>`. */
function inLines(text: string, scene: string, notes: NoteBook): string {
  return text
    .replace(/\\\n|\n\\/g, '')
    .replace(/^[ \t]*(?:=+>|<=+|=+><=+|<=+>)[ \t]*$/gm, (mark) => {
      notes.add('look_lost', scene, { text: mark.trim() });
      return '';
    })
    .replace(/[{}]/g, '');
}

const NAMED = /\|([\w-]{1,60})[>)]\[([^[\]]{1,200})\]|\[([^[\]]{1,200})\]<([\w-]{1,60})\|/g;

/** The texts of the named hooks in a passage. */
function hooksIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(NAMED)].map(([, name, words, before, after]) => [
      name ?? after ?? '',
      words ?? before ?? '',
    ]),
  );
}

const INPUTS = ['input-box', 'checkbox', 'dropdown', 'cycling-link', 'seq-link', 'prompt', 'force-input-box'];
/** Macros with which the player types the value of a variable. */
const ASKED: Readonly<Record<string, RegExp>> = {
  set: /^\$([A-Za-z_]\w{0,60})\s+to\s+\(prompt:/i,
  'input-box': /\b2?bind\s+\$([A-Za-z_]\w{0,60})/i,
  'force-input-box': /\b2?bind\s+\$([A-Za-z_]\w{0,60})/i,
  input: /\b2?bind\s+\$([A-Za-z_]\w{0,60})/i,
};
const LOOPS = ['for', 'loop'];
const LINKS = ['link', 'link-goto', 'link-repeat', 'link-replace', 'link-reveal'];
/** Macros that reveal a hook on a click or on hovering. */
const REVEALS = [
  'click',
  'click-replace',
  'click-append',
  'click-prepend',
  'click-rerun',
  'mouseover',
  'mouseover-replace',
  'mouseout',
  'show',
];
/** Changers of formatting; their hook is read like plain text. */
const LOOKS =
  /^(?:align|background|bg|border\w*|b4r\w*|box|button|char-style|collapse|colou?r|columns?|corner-radius|css|float-box|font|hover-style|icon-\w+|line-style|link-style|live|after|opacity|rgba?|hsla?|size|text-\w[\w-]*|t8n[\w-]*|transition[\w-]*|track|masteraudio|gradient|stripes|zoom|hook|hidden)$/;
const CHANCES = ['either', 'random', 'shuffled'];

class HarloweReader {
  readonly #blocks: BlockStack;
  readonly #text: string;
  readonly #scene: string;
  readonly #notes: NoteBook;
  readonly #pairs: ReadonlyMap<number, number>;
  readonly #hooks: ReadonlyMap<string, string>;
  /** For each open bracket, the earlier conditions of its chain, which must have failed; null if there are none. */
  readonly #open: (Expr[] | null)[] = [];
  #at = 0;
  #begin = 0;

  constructor(text: string, scene: string, notes: NoteBook, hooks: ReadonlyMap<string, string>) {
    this.#text = text;
    this.#hooks = hooks;
    this.#scene = scene;
    this.#notes = notes;
    this.#blocks = new BlockStack(scene);
    this.#pairs = bracketPairs(text);
  }

  read(): Block[] {
    while (this.#at < this.#text.length) {
      const end = this.#step(this.#at);
      this.#at = end ?? this.#at + 1;
      if (end !== undefined) this.#begin = end;
    }
    this.#tell(this.#text.length);
    return this.#blocks.done();
  }

  #tell(end: number): void {
    this.#blocks.text(this.#told(this.#text.slice(this.#begin, end)));
  }

  #told(text: string): string {
    const printed = text.replace(/(?<![\w$])[$_][A-Za-z]\w{0,60}(?!\w)/g, (name) => {
      // words between underscores are emphasised
      if (name.startsWith('_')) return name;
      return valueInText(name.slice(1));
    });
    const words = withoutMarks(printed, this.#scene, this.#notes, '__==');
    return plainText(words.replace(/(?<!:)\/\//g, '*').replace(/''/g, '**'));
  }

  #lost(
    code: 'printed_value_lost' | 'macro_lost' | 'random_lost' | 'loop_lost' | 'input_lost' | 'link_computed',
    text: string,
  ): void {
    this.#notes.add(code, this.#scene, { text: excerpt(text) });
  }

  /** Reads the construct that begins here. Returns the offset after it, or undefined if there is none. */
  #step(at: number): number | undefined {
    const character = this.#text[at];
    if (isLinkAt(this.#text, at)) return this.#link(at);
    if (character === '[') {
      if (!this.#pairs.has(at)) return undefined;
      this.#tell(at);
      this.#open.push(null);
      return at + 1;
    }
    if (character === ']') return this.#close(at);
    const macro = character === '(' ? macroAt(this.#text, at) : undefined;
    if (!macro) return undefined;
    this.#tell(at);
    return this.#macro(macro);
  }

  #link(at: number): number | undefined {
    const link = linkAt(this.#text, at);
    if (!link) return undefined;
    this.#tell(at);
    if (isWebPage(link.target)) this.#blocks.text(webLink(this.#told(link.text), link.target));
    else if (link.target.startsWith('$') || link.target === '')
      this.#lost('link_computed', this.#text.slice(at, link.end));
    else {
      const words = this.#told(link.text);
      if (isInSentence(this.#text, at, link.end)) this.#blocks.text(words);
      this.#blocks.link({ text: words, target: plainText(link.target), changes: [] });
    }
    return link.end;
  }

  #close(at: number): number | undefined {
    const failed = this.#open.pop();
    if (failed === undefined) return undefined;
    this.#tell(at);
    if (failed === null) return at + 1;
    const next = macroAt(this.#text, afterSpace(this.#text, at + 1));
    const hook = next && this.#hookAfter(next.end);
    if (next && hook !== undefined && (next.name === 'elseif' || next.name === 'else')) {
      const when = next.name === 'else' ? null : readExpr(next.body);
      this.#blocks.branch(when);
      this.#open.push(when === null ? failed : [...failed, not(when)]);
      return hook + 1;
    }
    this.#blocks.closeIf();
    return at + 1;
  }

  /** Offset of the hook that belongs to a macro. */
  #hookAfter(end: number): number | undefined {
    const at = afterSpace(this.#text, end);
    return this.#text[at] === '[' && !isLinkAt(this.#text, at) && this.#pairs.has(at) ? at : undefined;
  }

  #macro(macro: HarloweMacro): number {
    const { name, body, end, source } = macro;
    const hook = this.#hookAfter(end);
    if (name === 'if' || name === 'unless') {
      if (hook === undefined) return end;
      const when = name === 'if' ? readExpr(body) : not(readExpr(body));
      this.#blocks.openIf(when);
      this.#open.push([not(when)]);
      return hook + 1;
    }
    const asked = ASKED[name]?.exec(body)?.[1];
    if (asked !== undefined && name === 'set') this.#blocks.prompt(asked);
    else if (asked !== undefined) this.#blocks.ask(asked);
    else if (name === 'set') this.#blocks.change(...readAssignments(body, ','));
    else if (name === 'put') this.#put(body);
    else if (name === 'goto' || name === 'redirect') this.#goto(body, source);
    else if (LINKS.includes(name)) return this.#linkMacro(macro, hook);
    else if (name === 'display') this.#include(body);
    else if (name === 'print') this.#print(body);
    else if (CHANCES.includes(name)) this.#lost('random_lost', source);
    else if (INPUTS.includes(name)) this.#lost('input_lost', source);
    else if (LOOPS.includes(name)) {
      this.#lost('loop_lost', source);
      return hook === undefined ? end : this.#pairs.get(hook)! + 1;
    } else if (hook !== undefined && this.#isWay(macro, hook)) return this.#linkMacro(macro, hook);
    else if (REVEALS.includes(name) && hook !== undefined)
      this.#notes.add('reveal_lost', this.#scene, { text: excerpt(stringsIn(body)[0] ?? source) });
    else if (LOOKS.test(name)) this.#notes.add('look_lost', this.#scene, { text: excerpt(source) });
    else this.#lost('macro_lost', source);
    return end;
  }

  /** Whether clicking on some words leads on: `(click: ?door)[(goto: "Hall")]`. */
  #isWay({ name, body }: HarloweMacro, hook: number): boolean {
    return (
      name.startsWith('click') &&
      this.#wordsOf(body) !== undefined &&
      /\(go-?to:/i.test(this.#text.slice(hook, this.#pairs.get(hook)))
    );
  }

  #wordsOf(body: string): string | undefined {
    return stringsIn(body)[0] ?? this.#hooks.get(/^\?([\w-]{1,60})$/.exec(body)?.[1] ?? '');
  }

  #include(body: string): void {
    const [name] = stringsIn(body);
    if (name === undefined) this.#notes.add('include_lost', this.#scene, { name: excerpt(body) });
    else this.#blocks.include(name);
  }

  #print(body: string): void {
    const value = printedInText(body);
    if (value === undefined) this.#lost('printed_value_lost', body);
    else this.#blocks.text(value);
  }

  /** `(put: 3 into $oil)` */
  #put(body: string): void {
    const [value, name, ...rest] = body.split(' into ');
    const isOne = name !== undefined && rest.length === 0;
    this.#blocks.change(
      isOne
        ? readAssignment(`${name} to ${value}`)
        : { kind: 'unknown', name: null, source: `(put: ${body})` },
    );
  }

  #goto(body: string, source: string): void {
    const [target] = stringsIn(body);
    if (target === undefined) this.#lost('link_computed', source);
    else this.#blocks.goto(target);
  }

  /** `(link-goto: "text", "target")`, and `(link: "text")[(set: …)(goto: "target")]`. */
  #linkMacro({ name, body, end, source }: HarloweMacro, hook: number | undefined): number {
    const [, target] = stringsIn(body);
    const text = this.#wordsOf(body) ?? '';
    if (name === 'link-goto') {
      if (text) this.#blocks.link({ text: plainText(text), target: plainText(target ?? text), changes: [] });
      else this.#lost('link_computed', source);
      return end;
    }
    const close = hook === undefined ? end - 1 : this.#pairs.get(hook)!;
    const inside = readHarlowe(
      hook === undefined ? '' : this.#text.slice(hook + 1, close),
      this.#scene,
      this.#notes,
    );
    const stays = name === 'link-reveal' || name === 'link-append' ? plainText(text) : '';
    if (stays) this.#blocks.text(stays);
    readClicked(
      { text: plainText(text), inside, source },
      { blocks: this.#blocks, scene: this.#scene, notes: this.#notes },
    );
    return close + 1;
  }
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at]!)) at += 1;
  return at;
}
