import { and, type Constant, type Expr, or, seenName } from '../expressions/expr.ts';
import { excerpt, type NoteBook, type NoteCode } from '../report/notes.ts';
import { BlockStack } from '../scenes/blockStack.ts';
import { GLUE, valueInText } from '../marks.ts';
import { plainText } from '../text/plainHtml.ts';
import { withoutTagsOfPages } from '../text/withoutHtml.ts';
import { type Call, parametersOf } from './calls.ts';
import { type Container, type Position, resolve } from './containers.ts';
import type { InkLists } from './lists.ts';
import { toChange, combined, exprOf, negative, operandsOf, unknown, type Value } from './values.ts';

const LOST: Readonly<Record<string, NoteCode>> = { seq: 'sequence_lost', rnd: 'random_lost' };

/** The context of a run: the parts of the story around its scene. */
export interface InkStory {
  readonly root: Container;
  readonly notes: NoteBook;
  readonly lists: InkLists;
  /** The steps that remain for all scenes together. */
  steps: number;
  /** Knots that run as functions, tunnels or threads. */
  readonly called: Set<string>;
  /** Called with a tag of a scene. Returns false if the tag is lost. */
  takeTag: (tag: string, scene: string) => boolean;
  sceneAt: (position: Position, called?: string, within?: Call | null) => string;
  /** The call of a knot; null if calls are nested too deeply or there are too many scenes. */
  callAt: (to: Position, call: Pick<Call, 'back' | 'outer' | 'given'>) => Call | null;
  /** A call with changed arguments. */
  callWith: (call: Pick<Call, 'back' | 'outer' | 'given'>) => Call | null;
  /** The key of a place, independent of the call it runs in. */
  placeOf: (position: Position) => string;
  visitsOf: (path: string, from: Container) => string | undefined;
  /** The scene of a knot whose visits the story counts. */
  countedAt: (position: Position) => string | undefined;
}

/** An inlined function or thread. */
export interface Frame {
  readonly kind: 'function' | 'thread';
  readonly path: string;
  readonly values: Map<string, Value>;
  /** The returned values, each with its condition. */
  readonly returned: { readonly when: Expr; readonly value: Value }[];
  /** The number of conditions around the call. */
  readonly outside: number;
  readonly passed: Set<string>;
}

/** Executes the instructions of a scene, as far as their values are known without playing. */
export class InkMachine {
  protected readonly reader: InkStory;
  protected readonly scene: string;
  protected readonly blocks: BlockStack;
  protected readonly temps = new Map<string, Value>();
  protected readonly frames: Frame[] = [];
  protected stack: Value[] = [];
  /** Texts under construction, for a choice or a comparison. */
  protected readonly strings: string[] = [];
  protected isThread = false;
  protected call: Call | null;
  /** The conditions around the current instruction. */
  protected readonly guards: Expr[] = [];
  #tag: string | undefined;

  constructor(reader: InkStory, scene: string, within: Call | null = null) {
    this.reader = reader;
    this.scene = scene;
    this.call = within;
    this.blocks = new BlockStack(scene);
  }

  protected lost(code: NoteCode, text: string): void {
    this.reader.notes.add(code as 'macro_lost', this.scene || null, { text: excerpt(text) });
  }

  protected pop(): Value {
    return this.stack.pop() ?? unknown('');
  }

  protected push(value: Value): void {
    this.stack.push(value);
  }

  protected tell(text: string): void {
    if (this.#tag !== undefined) this.#tag += text;
    else if (this.strings.length > 0) this.strings[this.strings.length - 1] += text;
    else this.blocks.text(text === '\n' ? '\n\n' : this.told(text));
  }

  /** Text without HTML, which ink's editor would render. */
  protected told(text: string): string {
    return text.includes('<')
      ? plainText(withoutTagsOfPages(text, this.scene || null, this.reader.notes))
      : plainText(text);
  }

  protected plain(item: string | number | boolean | null): void {
    if (item === null) return;
    if (typeof item === 'number') {
      this.push(
        Math.abs(item) <= Number.MAX_SAFE_INTEGER ? { kind: 'constant', value: item } : unknown(String(item)),
      );
    } else if (typeof item === 'boolean') this.push({ kind: 'constant', value: item });
    else if (item === '<>') this.#glue();
    else if (item.startsWith('^')) this.tell(item.slice(1));
    else if (item === '\n') this.tell(item);
    else this.#command(item);
  }

  #glue(): void {
    if (this.#tag === undefined && this.strings.length === 0) this.blocks.text(GLUE);
  }

  #command(command: string): void {
    const operands = operandsOf(command);
    if (Object.hasOwn(LOST, command)) this.lost(LOST[command]!, command);
    if (operands === 2) {
      const right = this.pop();
      const left = this.pop();
      const isTurn = command === 'seq' || (command === '%' && left.kind === 'sum');
      if (command === '%' && isTurn) this.lost('sequence_lost', '&');
      // of alternatives that depend on chance or on the turn, takes the first
      this.push(isTurn ? { kind: 'constant', value: 0 } : combined(command, left, right));
    } else if (operands === 1) this.push(negative(command, this.#listed(command, this.pop())));
    else if (command === 'str') this.strings.push('');
    else if (command === '/str') this.push({ kind: 'constant', value: this.strings.pop() ?? '' });
    else if (command === 'out') this.#out(this.pop());
    else if (command === 'pop') this.pop();
    else if (command === 'du') this.push(this.stack.at(-1) ?? unknown(''));
    else if (command === '#') this.#tag = '';
    else if (command === '/#') {
      this.endOfTag(this.#tag ?? '');
      this.#tag = undefined;
    } else if (command === 'thread') this.isThread = true;
    else if (command === 'void') this.push(unknown(''));
    else if (command === 'visit') this.push(this.#visited());
    else if (['turn', 'choiceCnt', 'range'].includes(command)) this.push(unknown(command));
  }

  /** The items that may be in a declared list. */
  #listed(command: string, value: Value): Value {
    const items = value.kind === 'name' ? this.reader.lists.of(value.name) : undefined;
    if (!items || value.kind !== 'name') return value;
    return command === 'LIST_ALL' ? { kind: 'list', items } : { kind: 'part', name: value.name, items };
  }

  /** How often this text was visited: as often as its scene, unless it is within a condition or a call. */
  #visited(): Value {
    if (this.guards.length === 0 && this.frames.length === 0 && this.call === null)
      return { kind: 'sum', name: seenName(this.scene), amount: -1 };
    this.lost('sequence_lost', '|');
    return { kind: 'constant', value: 0 };
  }

  protected endOfTag(tag: string): void {
    if (tag && !this.reader.takeTag(tag, this.scene)) this.lost('tag_lost', tag);
  }

  #out(value: Value): void {
    if (value.kind === 'constant') this.tell(String(value.value));
    else if (value.kind === 'name' && !value.isVisits) this.tell(valueInText(value.name));
    else
      this.lost(
        'printed_value_lost',
        value.kind === 'name' || value.kind === 'sum' ? value.name.trim() : '…',
      );
  }

  protected visits(path: string, at: Position): void {
    const name = this.reader.visitsOf(path, at.container);
    this.push(name === undefined ? unknown(path) : { kind: 'name', name, isVisits: true });
  }

  protected assign(name: string, item: Readonly<Record<string, unknown>>): void {
    // the caller has already set the arguments
    if (item['temp='] !== undefined && this.stack.length === 0) return;
    const value = this.pop();
    const frame = this.frames.at(-1);
    if (name.startsWith('$r')) this.temps.set(name, value);
    else if (item['temp='] !== undefined && frame?.kind === 'function' && this.#takes(frame, name, value))
      return;
    else if (this.call?.given.has(name)) this.#giveAgain(this.call, name, value);
    else if (this.strings.length === 0)
      this.blocks.change(
        toChange(name, item['temp='] !== undefined && value.kind === 'unknown' ? unknown(name) : value),
      );
  }

  /** Assigns to an argument. Its value stays known only if the new value is known. */
  #giveAgain(call: Call, name: string, value: Value): void {
    const given = new Map(call.given);
    if (value.kind === 'constant' || value.kind === 'target') given.set(name, value);
    else given.delete(name);
    this.call = this.reader.callWith({ ...call, given }) ?? call;
  }

  /** Assigns to a function's own variable, or through a reference to a variable of the caller. */
  #takes(frame: Frame, name: string, value: Value): boolean {
    const known = frame.values.get(name);
    if (known?.kind === 'reference') this.blocks.change(toChange(known.name, value));
    else frame.values.set(name, this.guards.length > frame.outside && known ? unknown(name) : value);
    return true;
  }

  /** A variable as a function sees it: its own, an argument, or a variable of the story. */
  protected valueOf(name: string): Value {
    const own = this.frames.at(-1)?.values.get(name) ?? this.call?.given.get(name);
    if (own?.kind === 'reference') return { kind: 'name', name: own.name, isVisits: false };
    const item = this.reader.lists.item(name);
    if (!own && item) return { kind: 'list', items: [item] };
    return own ?? { kind: 'name', name, isVisits: false };
  }

  protected nameOf(name: string): string {
    const own = this.frames.at(-1)?.values.get(name);
    return own?.kind === 'reference' ? own.name : name;
  }

  protected uncalled(path: string, given: number): void {
    for (let count = 0; count < given; count += 1) this.pop();
    this.lost('function_lost', path);
    this.push(unknown(path));
  }

  protected count(position: Position): void {
    const counted = this.reader.countedAt(position);
    if (counted !== undefined) this.blocks.change({ kind: 'add', name: seenName(counted), amount: 1 });
  }

  /** Counts a visit to the container even if its content is entered in the middle. */
  protected entered(container: Container, { index }: Position): Position {
    const begin = { container, index: 0 };
    if (index > 0 && this.strings.length === 0) this.count(begin);
    return begin;
  }

  /** The place that a variable points to. */
  protected given(name: string, at: Position): Position | undefined {
    const value = this.temps.get(name) ?? this.frames.at(-1)?.values.get(name) ?? this.call?.given.get(name);
    return value?.kind === 'target' ? resolve(value.path, this.reader.root, at.container) : undefined;
  }

  /** The arguments of a knot, by the names of its parameters. */
  protected argumentsOf(target: Position): Map<string, Value> {
    const given = new Map<string, Value>();
    for (const name of parametersOf(target)) given.set(name, this.pop());
    return given;
  }
}

export function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function printConstant(value: Value): string {
  return value.kind === 'constant' ? String(value.value satisfies Constant) : '';
}

/** The value that a function returns, or a condition that combines its returns. */
export function answerOf({ path, returned }: Frame): Value {
  const [first, ...others] = returned;
  if (!first) return unknown(path);
  if (others.length === 0) return first.value;
  return { kind: 'expr', expr: or(...returned.map(({ when, value }) => and(when, exprOf(value)))) };
}
