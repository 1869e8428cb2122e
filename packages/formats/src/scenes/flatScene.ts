import {
  ALWAYS,
  and,
  type Change,
  type Expr,
  memberName,
  variablesRead,
  NEVER,
  not,
  or,
} from '../expressions/expr.ts';
import { excerpt, type NoteBook } from '../report/notes.ts';
import { type Alternative, alternativesOf } from './alternatives.ts';
import type { Block, Branch, RawScene } from './blocks.ts';
import { askedInText } from '../marks.ts';

export interface FlatChoice {
  /** Null if the scene leads on without a choice. */
  readonly text: string | null;
  readonly target: string;
  readonly when: Expr;
  readonly changes: readonly Change[];
  readonly isOnce: boolean;
  readonly onceAs: string | undefined;
  readonly isFallback: boolean;
}

export interface ConditionalChange {
  readonly when: Expr;
  readonly change: Change;
}

/** A scene without nesting: its choices have conditions, and its effects happen on entering or leaving. */
export interface FlatScene {
  readonly name: string;
  readonly alternatives: readonly Alternative[];
  readonly choices: readonly FlatChoice[];
  readonly onEntry: readonly Change[];
  readonly onExit: readonly Change[];
  /** Conditional effects on leaving. */
  readonly sometimes: readonly ConditionalChange[];
  /** The variable that the player types, and its default. */
  readonly asks: { readonly name: string; readonly otherwise?: string } | null;
}

/** Flattens the nested parts of a scene. */
export function flatScene({ name, blocks }: RawScene, notes: NoteBook): FlatScene {
  const flattener = new Flattener(name, notes);
  flattener.walk(blocks, ALWAYS);
  return {
    name,
    alternatives: alternativesOf(blocks, name, notes),
    choices: flattener.choices,
    onEntry: flattener.onEntry,
    onExit: flattener.onExit,
    sometimes: flattener.sometimes,
    asks: flattener.asks,
  };
}

class Flattener {
  readonly choices: FlatChoice[] = [];
  readonly onEntry: Change[] = [];
  readonly onExit: Change[] = [];
  readonly sometimes: ConditionalChange[] = [];
  asks: FlatScene['asks'] = null;
  readonly #asked = new Set<string>();
  readonly #changedLate = new Set<string>();
  readonly #name: string;
  readonly #notes: NoteBook;

  constructor(name: string, notes: NoteBook) {
    this.#name = name;
    this.#notes = notes;
  }

  /** Flattens these blocks. Returns the condition under which the scene continues after them. */
  walk(blocks: readonly Block[], guard: Expr): Expr {
    let when = guard;
    for (const block of blocks) {
      if (when.kind === 'literal' && !when.value) return when;
      if (block.kind === 'text' || block.kind === 'link') this.#print(block.text);
      if (block.kind === 'change') this.#change(block.change, when);
      else if (block.kind === 'ask') this.asks ??= block;
      else if (block.kind === 'if') when = this.#branches(block.branches, when);
      else if (block.kind === 'link') {
        const { text, target, changes, isOnce = false, onceAs, isFallback = false } = block;
        // a fallback is taken automatically
        this.choices.push({
          text: isFallback ? null : text,
          target,
          changes,
          when,
          isOnce,
          onceAs,
          isFallback,
        });
      } else if (block.kind === 'goto') {
        if (block.target !== null) this.choices.push(plainContinue(block.target, when));
        when = NEVER;
      }
    }
    return when;
  }

  #branches(branches: readonly Branch[], guard: Expr): Expr {
    let otherwise: Expr = guard;
    const onward: Expr[] = [];
    let isLeft = false;
    for (const { when, blocks } of branches) {
      const condition = when ?? ALWAYS;
      this.#ask(condition);
      const own = and(otherwise, condition);
      const after = this.walk(blocks, own);
      isLeft ||= after !== own;
      onward.push(after);
      otherwise = and(otherwise, not(condition));
      if (when === null) otherwise = NEVER;
    }
    // only a branch that leaves the scene narrows the condition of what follows
    return isLeft ? or(...onward, otherwise) : guard;
  }

  #ask(condition: Expr): void {
    for (const name of variablesRead(condition)) {
      if (this.#changedLate.has(name)) this.#notes.add('order_lost', this.#name, { name });
      this.#asked.add(name);
    }
  }

  /** Registers the variables in a text, which must not show a later change. */
  #print(text: string): void {
    for (const asked of askedInText(text)) this.#ask(asked);
  }

  #change(change: Change, when: Expr): void {
    if (when.kind !== 'literal' && when.kind !== 'unknown' && change.kind !== 'unknown') {
      this.#changedLate.add(change.name);
      this.sometimes.push({ when, change });
      return;
    }
    if (when.kind !== 'literal') {
      this.#notes.add('conditional_effect_lost', this.#name, { text: excerpt(sourceOf(change)) });
      return;
    }
    const late = [...this.#asked, ...this.#changedLate];
    const isLate = ({ kind, name }: typeof change) =>
      name !== null &&
      late.some((each) => each === name || (kind === 'members' && each.startsWith(memberName(name, ''))));
    if (change.kind !== 'unknown' && isLate(change)) {
      // the change must not affect a condition that was evaluated before it
      this.#changedLate.add(change.name);
      this.onExit.push(change);
    } else this.onEntry.push(change);
  }
}

function plainContinue(target: string, when: Expr): FlatChoice {
  return { text: null, target, when, changes: [], isOnce: false, onceAs: undefined, isFallback: false };
}

/** A change as text, for the report. */
export function sourceOf(change: Change): string {
  if (change.kind === 'unknown') return change.source;
  if (change.kind === 'members')
    return `${change.name} ${{ add: '+', remove: '-', be: '=' }[change.by]} ${change.items.join(', ')}`;
  if (change.kind === 'set') return `${change.name} = ${JSON.stringify(change.value)}`;
  return `${change.name} ${change.amount < 0 ? '-' : '+'} ${Math.abs(change.amount)}`;
}
