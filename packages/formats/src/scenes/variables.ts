import type { Change, Constant, Expr } from '../expressions/expr.ts';
import type { NoteBook } from '../report/notes.ts';
import { variableNames } from './names.ts';

/** How a variable of another program is represented in our stories. */
export type Variable =
  /** A thing that the player has or not. */
  | { readonly kind: 'flag'; readonly thing: string }
  | { readonly kind: 'number'; readonly number: string }
  /**
   * One thing for each value except the first, such as `mood_calm`. If several variables are merged, `values` maps a
   * shared key to this variable's value.
   */
  | {
      readonly kind: 'options';
      readonly first: Constant | undefined;
      readonly things: ReadonlyMap<Constant, string>;
      readonly values: ReadonlyMap<Constant, Constant>;
    }
  /** A word that the player types, with its default. Values that the story sets are things. */
  | {
      readonly kind: 'word';
      readonly word: string;
      readonly first: string | undefined;
      readonly things: ReadonlyMap<Constant, string>;
    }
  | { readonly kind: 'lost'; readonly because: Because };

/** Why a variable is lost: the code of its note. */
type Because = 'variable_lost' | 'variable_unused' | 'variable_many' | 'variable_fraction';

const lost = (because: Because = 'variable_lost'): Variable => ({ kind: 'lost', because });

interface Uses {
  first: Constant | undefined;
  readonly set: Set<Constant>;
  readonly compared: Set<Constant>;
  isAsked: boolean;
  isAdded: boolean;
  isUnknown: boolean;
  isTyped: boolean;
}

/** The maximum number of values of an enumeration. */
const OPTIONS_MAX = 12;

const isAll = (type: string, among: readonly Constant[]) => among.every((value) => typeof value === type);
const isWhole = (among: readonly Constant[]) => among.every((value) => Number.isInteger(value));

/**
 * Whether a variable that is only set can be a number. It needs whole numbers and an initial value, because an unset
 * number is 0 here, and undefined in the other program.
 */
const isCounter = ({ first, set, compared }: Uses): boolean =>
  first !== undefined && isWhole([first, ...set, ...compared]);

/** Collects the uses of each variable, and decides how it is represented. */
export class Variables {
  readonly #uses = new Map<string, Uses>();
  readonly #known = new Map<string, Variable>();
  readonly #joined = new Map<string, Variable>();
  readonly #nameOf = variableNames();
  readonly #notes: NoteBook;

  constructor(notes: NoteBook) {
    this.#notes = notes;
  }

  #usesOf(name: string): Uses {
    const known = this.#uses.get(name);
    if (known) return known;
    const uses: Uses = {
      first: undefined,
      set: new Set(),
      compared: new Set(),
      isAsked: false,
      isAdded: false,
      isUnknown: false,
      isTyped: false,
    };
    this.#uses.set(name, uses);
    return uses;
  }

  begin(change: Change): void {
    if (change.kind === 'set') this.#usesOf(change.name).first = change.value;
    else this.change(change);
  }

  change(change: Change): void {
    if (change.name === null) return;
    const uses = this.#usesOf(change.name);
    if (change.kind === 'set') uses.set.add(change.value);
    else if (change.kind === 'add') uses.isAdded = true;
    else if (change.kind === 'unknown') uses.isUnknown = true;
  }

  ask(expr: Expr): void {
    if (expr.kind === 'compare' || expr.kind === 'is') {
      const uses = this.#usesOf(expr.name);
      uses.isAsked = true;
      if (expr.kind === 'compare') uses.compared.add(expr.value);
    }
    if (expr.kind === 'not') this.ask(expr.of);
    else if (expr.kind === 'and' || expr.kind === 'or') for (const part of expr.of) this.ask(part);
  }

  /** Registers a variable that the player types. */
  type({ name, otherwise }: { readonly name: string; readonly otherwise?: string }): void {
    const uses = this.#usesOf(name);
    uses.isTyped = true;
    uses.first ??= otherwise;
  }

  /** Whether anything sets or reads the variable. */
  isUsed(name: string): boolean {
    return this.#uses.has(name);
  }

  of(name: string): Variable {
    const known = this.#known.get(name);
    if (known) return known;
    const variable = this.#decide(name, this.#usesOf(name));
    this.#known.set(name, variable);
    if (variable.kind === 'lost') this.#notes.add(variable.because, null, { name });
    return variable;
  }

  /** Like `of`, for a variable that a text prints: one that is never set is lost. */
  told(name: string): Variable {
    const { first, set, isAdded, isTyped } = this.#usesOf(name);
    const isSet = first !== undefined || set.size > 0 || isAdded || isTyped;
    return isSet && !name.startsWith(' ') ? this.of(name) : lost();
  }

  #decide(name: string, uses: Uses): Variable {
    const { first, set, compared, isAsked, isAdded, isUnknown, isTyped } = uses;
    if (isTyped) {
      const word = this.#named(name);
      const things = set.size > OPTIONS_MAX ? new Map<Constant, string>() : this.#things(name, [...set]);
      return { kind: 'word', word, first: typeof first === 'string' ? first : undefined, things };
    }
    const joined = this.#joined.get(name);
    if (joined) return joined;
    if (isUnknown) return lost();
    if (name.startsWith(' ')) return this.#pseudo(name, compared.size > 0);
    const values = [...(first === undefined ? [] : [first]), ...set];
    if (isAdded) return this.#counted(name, values);
    const asked = values.length > 0 ? values : [...compared];
    if (isAll('boolean', asked)) return { kind: 'flag', thing: this.#named(name) };
    if (isAll('number', asked) && (set.size === 0 ? isWhole(values) : isCounter(uses)))
      return { kind: 'number', number: this.#named(name) };
    if (!isAsked) return lost('variable_unused');
    if (values.length === 0) return lost();
    return new Set(values).size > OPTIONS_MAX ? lost('variable_many') : this.#options(name, first, values);
  }

  #counted(name: string, values: readonly Constant[]): Variable {
    if (!isAll('number', values)) return lost();
    return isWhole(values) ? { kind: 'number', number: this.#named(name) } : lost('variable_fraction');
  }

  #options(name: string, first: Constant | undefined, values: readonly Constant[]): Variable {
    const others = [...new Set(values)].filter((value) => value !== first);
    const things = this.#things(name, others);
    return { kind: 'options', first, things, values: new Map(others.map((value) => [value, value])) };
  }

  #things(name: string, values: readonly Constant[]): Map<Constant, string> {
    return new Map(values.map((value) => [value, this.#nameOf(`${name}_${String(value)}`)]));
  }

  /** Whether the variable is an enumeration of values that the story sets and tests. */
  mayBeOptions(name: string): boolean {
    const { first, set, isAsked, isAdded, isUnknown, isTyped } = this.#usesOf(name);
    const values = [...set, ...(first === undefined ? [] : [first])];
    const isPlain =
      isAll('boolean', values) ||
      new Set(values).size > OPTIONS_MAX ||
      (isAll('number', values) && isCounter(this.#usesOf(name)));
    return isAsked && !isAdded && !isUnknown && !isTyped && !isPlain && !name.startsWith(' ');
  }

  /** Merges variables; `values` maps a shared key to their values. Returns false if there are too many. */
  join(names: readonly string[], values: ReadonlyMap<string, readonly Constant[]>): boolean {
    const begin = names.map((name) => this.#usesOf(name).first);
    const isBegin = (tuple: readonly Constant[]) => tuple.every((value, at) => value === begin[at]);
    const others = [...values].filter(([, tuple]) => !isBegin(tuple));
    if (others.length > OPTIONS_MAX) return false;
    const things = this.#things(
      names[0]!,
      others.map(([key]) => key),
    );
    for (const [at, name] of names.entries())
      this.#joined.set(name, {
        kind: 'options',
        first: begin[at],
        things,
        values: new Map(others.map(([key, tuple]) => [key, tuple[at]!])),
      });
    return true;
  }

  #named(name: string): string {
    const legal = this.#nameOf(name);
    if (legal !== name && !name.includes(' '))
      this.#notes.add('variable_renamed', null, { from: name.slice(0, 200), to: legal });
    return legal;
  }

  /** A variable for visits to a scene, or for a taken choice. */
  #pseudo(name: string, isCounted: boolean): Variable {
    const legal = this.#nameOf(name.trim().replace(/ /g, '_'));
    return isCounted ? { kind: 'number', number: legal } : { kind: 'flag', thing: legal };
  }
}
