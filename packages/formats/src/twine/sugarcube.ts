import { readAssignments } from '../expressions/readAssignment.ts';
import { excerpt, type NoteBook } from '../report/notes.ts';
import type { Block } from '../scenes/blocks.ts';
import { BlockStack } from '../scenes/blockStack.ts';
import { plainText } from '../text/plainHtml.ts';
import { withoutHtml } from '../text/withoutHtml.ts';
import { textOfBlocks } from '../scenes/authoredText.ts';
import { valueInText } from '../marks.ts';
import { withoutMarks, withoutStyles } from './looks.ts';
import { isInSentence, isWebPage, linkAt, webLink } from './links.ts';
import { asEntities, replaceBetween } from './prepared.ts';
import { isComputed, marked, type PlaceInLine } from './sugarcubeText.ts';
import { NO_WIDGETS, widgetText, type Widgets } from './widgets.ts';
import { type MacroReading, readMacro } from './sugarcubeMacros.ts';

/** The deepest nesting of widgets and links. */
const DEPTH_MAX = 8;

/** Reads the blocks of a SugarCube passage. */
export function readSugarCube(
  source: string,
  scene: string,
  notes: NoteBook,
  widgets: Widgets = NO_WIDGETS,
): Block[] {
  const text = prepared(source, scene, notes);
  return new SugarCubeReader({ text, scene, notes, widgets: { ...widgets } }).read();
}

/** Removes styles and HTML from a passage. */
const prepared = (source: string, scene: string, notes: NoteBook): string =>
  withoutHtml(withoutStyles(verbatim(source), scene, notes), scene, notes);

/** Escapes verbatim text, and removes comments. */
function verbatim(source: string): string {
  const pairs = [
    ['<nowiki>', '</nowiki>'],
    ['"""', '"""'],
    ['{{{', '}}}'],
  ] as const;
  const shown = pairs.reduce((text, pair) => replaceBetween(text, pair, asEntities), source);
  return [['/%', '%/'] as const, ['/*', '*/'] as const].reduce(
    (text, pair) => replaceBetween(text, pair, () => ''),
    shown,
  );
}

class SugarCubeReader implements MacroReading {
  readonly blocks: BlockStack;
  readonly text: string;
  readonly scene: string;
  readonly notes: NoteBook;
  readonly neverClosed = new Set<string>();
  at = 0;
  #isSilent = 0;

  readonly #widgets: Widgets;
  readonly #depth: number;

  constructor(
    { text, scene, notes, widgets }: Pick<MacroReading, 'text' | 'scene' | 'notes'> & { widgets: Widgets },
    depth = 0,
  ) {
    this.text = text;
    this.#widgets = widgets;
    this.#depth = depth;
    this.scene = scene;
    this.notes = notes;
    this.blocks = new BlockStack(scene);
  }

  read(): Block[] {
    let begin = 0;
    const tell = (end: number) => {
      if (this.#isSilent === 0)
        this.blocks.text(this.#told(this.text.slice(begin, end), this.#placeOf(begin, end)));
    };
    while (this.at < this.text.length) {
      const here = this.at;
      const end = this.#specialAt(here);
      if (end === undefined) {
        this.at = here + 1;
        continue;
      }
      tell(here);
      this.at = end;
      this.#special(here, end);
      begin = this.at;
    }
    tell(this.text.length);
    return this.blocks.done();
  }

  silence(by: 1 | -1): void {
    this.#isSilent = Math.max(0, this.#isSilent + by);
  }

  widget(name: string, rest: string): boolean {
    const text = this.#depth < DEPTH_MAX ? widgetText(this.#widgets, name, rest) : undefined;
    if (text === undefined) return false;
    this.blocks.append(this.inside(prepared(text, this.scene, this.notes)));
    return true;
  }

  inside(text: string): Block[] {
    const { scene, notes } = this;
    return new SugarCubeReader({ text, scene, notes, widgets: this.#widgets }, this.#depth + 1).read();
  }

  wordsOf(text: string): string {
    return text.includes('<<') && this.#depth < DEPTH_MAX
      ? textOfBlocks(this.inside(text))
      : this.#told(text);
  }

  #macrosEnd = false;

  /** The end of the macro or link that begins here. */
  #specialAt(at: number): number | undefined {
    if (this.text.startsWith('<<', at) && !this.#macrosEnd) {
      const end = macroEnd(this.text, at + 2);
      // the search has reached the end of the text, so no later macro is closed either
      if (end === undefined) this.#macrosEnd = true;
      return end;
    }
    if (this.text.startsWith('[[', at)) return linkAt(this.text, at)?.end;
    if (!this.text.startsWith('[img[', at)) return undefined;
    const end = this.text.slice(at, at + 1000).indexOf(']]');
    return end < 0 ? undefined : at + end + 2;
  }

  #special(begin: number, end: number): void {
    const source = this.text.slice(begin, end);
    this.#opensContent = /^<<(?!\/|print\b|[=-])/.test(source);
    if (source.startsWith('<<')) readMacro(source.slice(2, -2), this);
    else if (source.startsWith('[img[')) this.notes.add('image_lost', this.scene, { text: excerpt(source) });
    else this.#link(begin, end);
  }

  #link(begin: number, end: number): void {
    const { text, target, setter } = linkAt(this.text, begin)!;
    if (isWebPage(target)) {
      this.blocks.text(webLink(this.#told(text), target));
      return;
    }
    if (isComputed(target)) {
      this.notes.add('link_computed', this.scene, { text: excerpt(this.text.slice(begin, end)) });
      return;
    }
    const words = this.#told(text);
    if (isInSentence(this.text, begin, end)) this.blocks.text(words);
    this.blocks.link({ text: words, target: plainText(target), changes: readAssignments(setter, ',;') });
  }

  /** The content of a macro counts as the beginning of a line. */
  #placeOf(begin: number, end: number): PlaceInLine {
    const isAtEdge = (at: number) => (this.text[at] ?? '\n') === '\n';
    return { startsLine: isAtEdge(begin - 1) || this.#opensContent, endsLine: isAtEdge(end) };
  }

  /** Whether the last macro or link had content. */
  #opensContent = false;

  /** SugarCube markup as Markdown, and variables as values. */
  #told(text: string, place?: PlaceInLine): string {
    const printed = text.replace(/\$([A-Za-z_]\w{0,60}(?:\.[A-Za-z_]\w{0,60})*)/g, (_, name: string) =>
      valueInText(name),
    );
    return plainText(marked(withoutMarks(printed, this.scene, this.notes), place));
  }
}

/** The end of a macro; `>>` in quoted text does not end it. */
function macroEnd(text: string, from: number): number | undefined {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]!;
    if (quote) {
      if (character === '\\') at += 1;
      else if (character === quote || character === '\n') quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>' && text[at + 1] === '>') return at + 2;
  }
  return undefined;
}
