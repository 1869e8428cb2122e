import type { Constant } from '../expressions/expr.ts';
import { excerpt, type NoteBook, type NoteCode } from '../report/notes.ts';
import { refuse } from '../report/refusals.ts';
import type { Block } from '../scenes/blocks.ts';
import { BlockStack } from '../scenes/blockStack.ts';
import { valueInText } from '../scenes/marks.ts';
import { plainText } from '../text/plainHtml.ts';
import {
  after,
  type Container,
  type Instruction,
  isContainer,
  isLaterAround,
  isSame,
  type Position,
  resolve,
} from './containers.ts';
import { changeOf, combined, exprOf, negative, operandsOf, unknown, type Value } from './values.ts';

/** Where reading stopped: at a position where other branches wait, or for good. */
type Stopped = Position | null;
type IsStop = (position: Position) => boolean;

const FLAGS = { condition: 1, start: 2, choiceOnly: 4, fallback: 8, once: 16 } as const;
const LOST: Readonly<Record<string, NoteCode>> = {
  seq: 'sequence_lost',
  rnd: 'random_lost',
  thread: 'tunnel_lost',
};

/** What a run needs of the story around its scene. */
interface InkStory {
  readonly root: Container;
  readonly notes: NoteBook;
  /** Steps that are left to all scenes together. */
  steps: number;
  /** Knots that are called as functions are no scenes. */
  readonly functions: Set<string>;
  /** Called with a tag of a scene. Returns whether it is a part of the story. */
  takeTag: (tag: string, scene: string) => boolean;
  sceneAt: (position: Position, called?: string) => string;
  visitsOf: (path: string, from: Container) => string | undefined;
}

/** Executes the instructions of one scene symbolically: values are unknown, and both branches are followed. */
export class InkRun {
  readonly #reader: InkStory;
  readonly #scene: string;
  readonly #blocks: BlockStack;
  readonly #temps = new Map<string, Value>();
  #stack: Value[] = [];
  /** Texts that are put together for a choice or a comparison. */
  readonly #strings: string[] = [];
  #tag: string | undefined;
  #isThread = false;

  constructor(reader: InkStory, scene: string) {
    this.#reader = reader;
    this.#scene = scene;
    this.#blocks = new BlockStack(scene);
  }

  read(from: Position): Block[] {
    this.#follow(from, () => false);
    return this.#blocks.done();
  }

  #follow(from: Position, isStop: IsStop): Stopped {
    let at: Position | undefined = from;
    while (at) {
      if (isStop(at)) return at;
      if ((this.#reader.steps -= 1) < 0) refuse('too_complex', { node: this.#scene });
      const item: Instruction | Container | undefined = at.container.content[at.index];
      if (item === undefined) at = after({ ...at, index: at.container.content.length });
      else if (isContainer(item)) at = { container: item, index: 0 };
      else if (typeof item === 'object' && item !== null) at = this.#object(item, at, isStop);
      else if (item === 'end' || item === 'done' || item === '~ret' || item === '->->') {
        if (item === '->->') this.#lost('tunnel_lost', item);
        this.#blocks.goto(null);
        return null;
      } else {
        this.#plain(item);
        at = after(at);
      }
    }
    return null;
  }

  #lost(code: NoteCode, text: string): void {
    this.#reader.notes.add(code as 'macro_lost', this.#scene || null, { text: excerpt(text) });
  }

  #pop(): Value {
    return this.#stack.pop() ?? unknown('');
  }

  #push(value: Value): void {
    this.#stack.push(value);
  }

  #tell(text: string): void {
    if (this.#tag !== undefined) this.#tag += text;
    else if (this.#strings.length > 0) this.#strings[this.#strings.length - 1] += text;
    else this.#blocks.text(text === '\n' ? '\n\n' : plainText(text));
  }

  #plain(item: string | number | boolean | null): void {
    if (item === null) return;
    if (typeof item === 'number') {
      this.#push(Number.isSafeInteger(item) ? { kind: 'constant', value: item } : unknown(String(item)));
    } else if (typeof item === 'boolean') this.#push({ kind: 'constant', value: item });
    else if (item.startsWith('^')) this.#tell(item.slice(1));
    else if (item === '\n') this.#tell(item);
    else this.#command(item);
  }

  #command(command: string): void {
    const operands = operandsOf(command);
    if (Object.hasOwn(LOST, command)) this.#lost(LOST[command]!, command);
    if (operands === 2) {
      const right = this.#pop();
      this.#push(combined(command, this.#pop(), right));
    } else if (operands === 1) this.#push(negative(command, this.#pop()));
    else if (command === 'str') this.#strings.push('');
    else if (command === '/str') this.#push({ kind: 'constant', value: this.#strings.pop() ?? '' });
    else if (command === 'out') this.#out(this.#pop());
    else if (command === 'pop') this.#pop();
    else if (command === 'du') this.#push(this.#stack.at(-1) ?? unknown(''));
    else if (command === '#') this.#tag = '';
    else if (command === '/#') {
      this.#endOfTag(this.#tag ?? '');
      this.#tag = undefined;
    } else if (command === 'thread') this.#isThread = true;
    else if (['visit', 'turn', 'choiceCnt', 'range'].includes(command)) this.#push(unknown(command));
  }

  #endOfTag(tag: string): void {
    if (tag && !this.#reader.takeTag(tag, this.#scene)) this.#lost('tag_lost', tag);
  }

  #out(value: Value): void {
    if (value.kind === 'constant') this.#tell(String(value.value));
    else if (value.kind === 'name' && !value.isVisits) this.#tell(valueInText(value.name));
    else
      this.#lost(
        'printed_value_lost',
        value.kind === 'name' || value.kind === 'sum' ? value.name.trim() : '…',
      );
  }

  /** Returns where reading goes on. */
  #object(item: Readonly<Record<string, unknown>>, at: Position, isStop: IsStop): Position | undefined {
    const path = textOf(item['->']);
    if (path !== undefined) return this.#divert(path, item, at, isStop);
    const name = textOf(item['VAR=']) ?? textOf(item['temp=']);
    if (name !== undefined) this.#assign(name, item);
    else if (item['*'] !== undefined) this.#choice(textOf(item['*']) ?? '', Number(item['flg'] ?? 0), at);
    else if (item['VAR?'] !== undefined)
      this.#push({ kind: 'name', name: textOf(item['VAR?']) ?? '', isVisits: false });
    else if (item['CNT?'] !== undefined) this.#visits(textOf(item['CNT?']) ?? '', at);
    else if (item['^->'] !== undefined) this.#push({ kind: 'target', path: textOf(item['^->']) ?? '' });
    else if (item['f()'] !== undefined || item['x()'] !== undefined) {
      const called = String(item['f()'] ?? item['x()']);
      this.#reader.functions.add(called);
      this.#lost('function_lost', called);
      this.#push(unknown(called));
    } else if (item['->t->'] !== undefined) this.#lost('tunnel_lost', textOf(item['->t->']) ?? '');
    else if (item['#'] !== undefined) this.#endOfTag(textOf(item['#']) ?? '');
    else this.#push(unknown('list'));
    return after(at);
  }

  #visits(path: string, at: Position): void {
    const name = this.#reader.visitsOf(path, at.container);
    this.#push(name === undefined ? unknown(path) : { kind: 'name', name, isVisits: true });
  }

  #assign(name: string, item: Readonly<Record<string, unknown>>): void {
    const value = this.#pop();
    if (name.startsWith('$r')) this.#temps.set(name, value);
    else if (this.#strings.length === 0)
      this.#blocks.change(
        changeOf(name, item['temp='] !== undefined && value.kind === 'unknown' ? unknown(name) : value),
      );
  }

  #choice(path: string, flags: number, at: Position): void {
    const when = flags & FLAGS.condition ? exprOf(this.#pop()) : ({ kind: 'literal', value: true } as const);
    const only = flags & FLAGS.choiceOnly ? wordsOf(this.#pop()) : '';
    const begin = flags & FLAGS.start ? wordsOf(this.#pop()) : '';
    const position = resolve(path, this.#reader.root, at.container);
    if (!position) return;
    const text = plainText(`${begin}${only}`.trim());
    const target = this.#reader.sceneAt(position, shortName(text));
    const isFallback = (flags & FLAGS.fallback) !== 0;
    this.#blocks.openIf(when);
    this.#blocks.link({
      text: isFallback ? '' : text,
      target,
      changes: [],
      isOnce: (flags & FLAGS.once) !== 0,
      isFallback,
    });
    this.#blocks.closeIf();
  }

  #divert(
    path: string,
    item: Readonly<Record<string, unknown>>,
    at: Position,
    isStop: IsStop,
  ): Position | undefined {
    const target =
      item['var'] === true ? this.#returnOf(path, at) : resolve(path, this.#reader.root, at.container);
    if (item['c'] === true) return this.#branch(target, at, isStop);
    if (this.#isThread) {
      this.#isThread = false;
      return after(at);
    }
    if (!target) {
      this.#lost('link_computed', `-> ${path}`);
      this.#blocks.goto(null);
      return undefined;
    }
    // what a choice shows is told where it leads as well; branches come back, and to their own text
    const isInline = item['var'] === true || /(?:^|\.)s$/.test(path) || /^\.\^\.(?:b|s\d+)$/.test(path);
    if (isInline || this.#strings.length > 0 || isStop(target)) return target;
    this.#blocks.goto(this.#reader.sceneAt(target, `${this.#scene}, on`));
    return undefined;
  }

  #returnOf(name: string, at: Position): Position | undefined {
    const value = this.#temps.get(name);
    return value?.kind === 'target' ? resolve(value.path, this.#reader.root, at.container) : undefined;
  }

  /** Reads both ways, and goes on where they meet again. */
  #branch(target: Position | undefined, at: Position, isStop: IsStop): Position | undefined {
    const when = exprOf(this.#pop());
    const next = after(at);
    if (!target || this.#strings.length > 0) {
      // a text that depends on something cannot be the words of a choice
      this.#lost('conditional_text_lost', this.#strings.at(-1) || '…');
      return next;
    }
    const stack = [...this.#stack];
    const isMeeting: IsStop = (position) => isStop(position) || isLaterAround(position, at);
    this.#blocks.openIf(when);
    const met = this.#follow(target, (position) => position !== target && isMeeting(position));
    this.#stack = stack;
    this.#blocks.branch(null);
    const rest =
      next && this.#follow(next, met ? (position) => isSame(position, met) || isStop(position) : isStop);
    this.#blocks.closeIf();
    return met ?? rest ?? undefined;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function wordsOf(value: Value): string {
  return value.kind === 'constant' ? String(value.value satisfies Constant) : '';
}

const NAME_LENGTH = 40;

/** A scene behind a choice is named after the choice. */
function shortName(text: string): string {
  const words = text.replace(/[*_#[\]]/g, '').trim();
  return words.length <= NAME_LENGTH ? words : words.slice(0, NAME_LENGTH).replace(/\s+\S*$/, '');
}
