import { and, type Expr, not } from '../expressions/expr.ts';
import { refuse } from '../report/refusals.ts';
import type { Block } from '../scenes/blocks.ts';
import { caseInText } from '../marks.ts';
import { shortName } from '../text/shortName.ts';
import { CALLS_MAX, isRecursive, parametersOf } from './calls.ts';
import {
  after,
  type Instruction,
  type Container,
  isContainer,
  isLaterAround,
  isSame,
  type Position,
  resolve,
} from './containers.ts';
import { answerOf, type Frame, InkMachine, asString, printConstant } from './InkMachine.ts';
import { toChange, exprOf, unknown } from './values.ts';

/** The position where other branches rejoin, or null if the scene has ended. */
type Stopped = Position | null;
type IsStop = (position: Position) => boolean;

const FLAGS = { condition: 1, start: 2, choiceOnly: 4, fallback: 8, once: 16 } as const;
const TO_ITSELF: IsStop = () => false;

/** Executes the instructions of one scene symbolically: unknown values stay unknown, and both branches are followed. */
export class InkRun extends InkMachine {
  read(from: Position): Block[] {
    this.#follow(from, TO_ITSELF);
    return this.blocks.done();
  }

  #follow(from: Position, isStop: IsStop): Stopped {
    let at: Position | undefined = from;
    while (at) {
      if (isStop(at)) return at;
      if ((this.reader.steps -= 1) < 0) refuse('too_complex', { node: this.scene });
      const item: Instruction | Container | undefined = at.container.content[at.index];
      if (item === undefined) at = after({ ...at, index: at.container.content.length });
      else if (isContainer(item)) at = this.entered(item, at);
      else if (typeof item === 'object' && item !== null) at = this.#object(item, at, isStop);
      else if (item === '->->') at = this.#back();
      else if (item === 'end' || item === 'done' || item === '~ret') {
        this.#end(item);
        return null;
      } else {
        this.plain(item);
        at = after(at);
      }
    }
    return null;
  }

  /** Ends a function or thread, or otherwise the scene. */
  #end(item: string): void {
    const frame = this.frames.at(-1);
    if (item === '~ret' && frame?.kind === 'function')
      frame.returned.push({ when: and(...this.guards.slice(frame.outside)), value: this.pop() });
    else if (!frame || item === 'end') this.blocks.goto(null);
  }

  /** Returns from a tunnel: to its caller, or to the target that the return names. */
  #back(): Position | undefined {
    const value = this.pop();
    const call = this.call;
    this.call = call?.outer ?? null;
    if (value.kind === 'target') {
      this.#leave(resolve(value.path, this.reader.root, this.reader.root), value.path);
      return undefined;
    }
    if (call?.back) return call.back;
    if (call === null) this.lost('tunnel_lost', '->->');
    this.blocks.goto(null);
    return undefined;
  }

  /** Executes an instruction that is an object. Returns the position where reading continues. */
  #object(item: Readonly<Record<string, unknown>>, at: Position, isStop: IsStop): Position | undefined {
    const path = asString(item['->']);
    if (path !== undefined) return this.#divert(path, item, at, isStop);
    const name = asString(item['VAR=']) ?? asString(item['temp=']);
    if (item['->t->'] !== undefined) return this.#tunnel(item, at);
    if (name !== undefined) this.assign(name, item);
    else if (item['*'] !== undefined) this.#choice(asString(item['*']) ?? '', Number(item['flg'] ?? 0), at);
    else if (item['VAR?'] !== undefined) this.push(this.valueOf(asString(item['VAR?']) ?? ''));
    else if (item['^var'] !== undefined)
      this.push({ kind: 'reference', name: this.nameOf(asString(item['^var']) ?? '') });
    else if (item['CNT?'] !== undefined) this.visits(asString(item['CNT?']) ?? '', at);
    else if (item['^->'] !== undefined) this.push({ kind: 'target', path: asString(item['^->']) ?? '' });
    else if (item['f()'] !== undefined) this.#function(asString(item['f()']) ?? '');
    else if (item['x()'] !== undefined)
      this.uncalled(asString(item['x()']) ?? '', Number(item['exArgs'] ?? 0));
    else if (item['#'] !== undefined) this.endOfTag(asString(item['#']) ?? '');
    else if (item['list'] !== undefined)
      this.push({ kind: 'list', items: this.reader.lists.read(item['list']) });
    else this.push(unknown('list'));
    return after(at);
  }

  /** Inlines a function. */
  #function(path: string): void {
    const { root, called } = this.reader;
    called.add(path);
    const position = resolve(path, root, root);
    if (!position || this.frames.length >= CALLS_MAX || isRecursive(path, root)) {
      this.uncalled(path, position ? parametersOf(position).length : 0);
      return;
    }
    const frame = this.#framed('function', path, position);
    this.push(answerOf(frame));
  }

  #framed(kind: Frame['kind'], path: string, from: Position): Frame {
    const frame: Frame = {
      kind,
      path,
      values: new Map(),
      returned: [],
      outside: this.guards.length,
      passed: new Set([path]),
    };
    this.frames.push(frame);
    this.#follow(from, TO_ITSELF);
    this.frames.pop();
    return frame;
  }

  /** Enters a tunnel, which is inlined, and continues after its return. */
  #tunnel(item: Readonly<Record<string, unknown>>, at: Position): Position | undefined {
    const path = asString(item['->t->']) ?? '';
    const target =
      item['var'] === true ? this.given(path, at) : resolve(path, this.reader.root, at.container);
    const back = after(at) ?? null;
    const call =
      target && this.reader.callAt(target, { back, outer: this.call, given: this.argumentsOf(target) });
    if (!call) {
      this.lost('tunnel_lost', path);
      return back ?? undefined;
    }
    this.count(target);
    this.call = call;
    return target;
  }

  #choice(path: string, flags: number, at: Position): void {
    const when = flags & FLAGS.condition ? exprOf(this.pop()) : ({ kind: 'literal', value: true } as const);
    const only = flags & FLAGS.choiceOnly ? printConstant(this.pop()) : '';
    const begin = flags & FLAGS.start ? printConstant(this.pop()) : '';
    const position = resolve(path, this.reader.root, at.container);
    const isNever = when.kind === 'literal' && !when.value;
    if (!position || isNever) return;
    const text = this.told(`${begin}${only}`.trim());
    const target = this.reader.sceneAt(position, shortName(text), this.call);
    const isFallback = (flags & FLAGS.fallback) !== 0;
    this.blocks.openIf(when);
    this.blocks.link({
      text: isFallback ? '' : text,
      target,
      changes: [],
      isOnce: (flags & FLAGS.once) !== 0,
      onceAs: this.reader.placeOf(position),
      isFallback,
    });
    this.blocks.closeIf();
  }

  #divert(
    path: string,
    item: Readonly<Record<string, unknown>>,
    at: Position,
    isStop: IsStop,
  ): Position | undefined {
    const target =
      item['var'] === true ? this.given(path, at) : resolve(path, this.reader.root, at.container);
    if (item['c'] === true) return this.#branch(target, at, isStop);
    if (this.isThread) {
      this.isThread = false;
      this.#thread(target, path);
      return after(at);
    }
    // the target of a choice reads the words of the choice as well; a branch rejoins its text
    const isInline = this.temps.has(path) || /(?:^|\.)s$/.test(path) || /^\.\^\.(?:b|s\d+)$/.test(path);
    if (target && (isInline || this.strings.length > 0 || isStop(target))) return target;
    const thread = this.frames.at(-1);
    if (target && thread?.kind === 'thread' && !thread.passed.has(path)) {
      thread.passed.add(path);
      return target;
    }
    this.#leave(target, path);
    return undefined;
  }

  /** Leaves the scene for another one. */
  #leave(target: Position | undefined, path: string): void {
    if (!target) {
      this.lost('link_computed', `-> ${path}`);
      this.blocks.goto(null);
      return;
    }
    const given = this.argumentsOf(target);
    const isGiven = [...given.values()].some(({ kind }) => kind === 'target');
    for (const [name, value] of given) if (!isGiven) this.blocks.change(toChange(name, value));
    const within = isGiven
      ? this.reader.callAt(target, {
          back: this.call?.back ?? null,
          outer: this.call?.outer ?? null,
          given,
        })
      : this.call;
    this.blocks.goto(this.reader.sceneAt(target, `${this.scene}, on`, within));
  }

  /** Inlines the texts and choices of a thread. */
  #thread(target: Position | undefined, path: string): void {
    if (!target || this.frames.length >= CALLS_MAX) {
      this.lost('tunnel_lost', `<- ${path}`);
      return;
    }
    const { root, called } = this.reader;
    if (target.container.parent === root) called.add(path);
    this.count(target);
    const call = this.call;
    const given = this.argumentsOf(target);
    if (given.size > 0)
      this.call = this.reader.callAt(target, {
        back: call?.back ?? null,
        outer: call?.outer ?? null,
        given,
      });
    this.#framed('thread', path, target);
    this.call = call;
  }

  /** Reads both branches, and continues where they rejoin. */
  #branch(target: Position | undefined, at: Position, isStop: IsStop): Position | undefined {
    const when = exprOf(this.pop());
    const next = after(at);
    if (!target) return next;
    if (this.strings.length > 0) return this.#branchInWords(when, target, { at, next }, isStop);
    const stack = [...this.stack];
    const call = this.call;
    const isMeeting: IsStop = (position) => isStop(position) || isLaterAround(position, at);
    this.guards.push(when);
    this.blocks.openIf(when);
    const met = this.#follow(target, (position) => position !== target && isMeeting(position));
    this.stack = stack;
    const metWithin = this.call;
    this.call = call;
    this.blocks.branch(null);
    this.guards[this.guards.length - 1] = not(when);
    const rest =
      next && this.#follow(next, met ? (position) => isSame(position, met) || isStop(position) : isStop);
    this.blocks.closeIf();
    this.guards.pop();
    if (met) this.call = metWithin;
    return met ?? rest ?? undefined;
  }

  /** Reads a condition within the words of a choice. */
  #branchInWords(
    when: Expr,
    target: Position,
    { at, next }: { readonly at: Position; readonly next: Position | undefined },
    isStop: IsStop,
  ): Position | undefined {
    const stack = [...this.stack];
    const depth = this.strings.length;
    const told = (from: Position | undefined, stop: IsStop): [string, Stopped] => {
      this.strings.push('');
      const met = from ? this.#follow(from, stop) : null;
      this.stack = [...stack];
      const text = this.strings[depth] ?? '';
      this.strings.length = depth;
      return [text, met];
    };
    const [then, met] = told(
      target,
      (position) => position !== target && (isStop(position) || isLaterAround(position, at)),
    );
    const [otherwise] = told(next, met ? (position) => isSame(position, met) || isStop(position) : isStop);
    if (when.kind === 'unknown') this.lost('conditional_text_lost', then || otherwise || '…');
    else if (when.kind === 'literal') this.tell(when.value ? then : otherwise);
    else this.tell(caseInText(when, then, otherwise));
    return met ?? undefined;
  }
}
