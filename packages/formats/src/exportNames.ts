import {
  changedKind,
  type Condition,
  effectsIn,
  forEachVariable,
  graphOf,
  nameSet,
  type Piece,
  readText,
  type StoryGraph,
  textsIn,
  valuesIn,
  variablesReadBy,
} from '@kathaloka/story';
import type { StoryStructure } from '@kathaloka/contract/entities';

/** The names of a story's variables in an export, because other programs allow fewer characters. */
export interface ExportNames {
  readonly things: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, string>;
  /** The names under which players' answers are stored. */
  readonly words: ReadonlyMap<string, string>;
  /** The default for each word that the player has not answered. Other programs allow one default per word. */
  readonly unanswered: ReadonlyMap<string, string>;
}

const PLAIN = /^[A-Za-z_]\w{0,39}$/;

/** Names the variables of a story: allowed names stay, and others are replaced by numbered ones. */
export function exportNames(structure: StoryStructure): ExportNames {
  const graph = graphOf(structure);
  const { things, numbers } = namesOf(graph);
  const taken = new Set<string>();
  const named = (names: ReadonlySet<string>, prefix: string) =>
    new Map(
      [...names].map((name, index) => {
        let given = PLAIN.test(name) && !taken.has(name) ? name : `${prefix}${index + 1}`;
        while (taken.has(given)) given = `${given}_`;
        taken.add(given);
        return [name, given] as const;
      }),
    );
  const numbered = named(numbers, 'number');
  return {
    numbers: numbered,
    things: named(things, 'thing'),
    words: named(graph.names.words, 'word'),
    unanswered: unanswered(graph),
  };
}

/** The first default text of each word, in the order of the scenes. */
function unanswered({ nodes, names }: StoryGraph): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const node of nodes.values()) {
    for (const text of textsIn(node)) {
      for (const value of valuesIn(readText(text).pieces)) {
        if (value.kind !== 'value' || value.otherwise === null || found.has(value.name)) continue;
        if (names.words.has(value.name)) found.set(value.name, wordsOf(value.otherwise));
      }
    }
  }
  return found;
}

const wordsOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');

/** Every variable that a story reads or changes. */
function namesOf({ nodes }: StoryGraph): { things: Set<string>; numbers: Set<string> } {
  const things = new Set<string>();
  const numbers = new Set<string>();
  for (const node of nodes.values()) {
    const asked = variablesReadBy(node);
    for (const name of asked.things) things.add(name);
    for (const name of asked.numbers) numbers.add(name);
    for (const text of textsIn(node)) {
      for (const value of valuesIn(readText(text).pieces))
        if (value.kind === 'if')
          forEachVariable(value.condition, (as, name) => (as === 'number' ? numbers : things).add(name));
    }
    for (const effect of effectsIn(node)) {
      const changed = changedKind(effect) === 'number' ? numbers : things;
      changed.add(effect.name).add(nameSet(effect) ?? effect.name);
    }
  }
  return { things, numbers };
}

/** How a program writes the parts of conditions. */
export interface ConditionWords {
  readonly variable: (name: string) => string;
  readonly compare: Readonly<Record<Extract<Condition, { kind: 'compare' }>['by'], string>>;
}

export function writtenCondition(condition: Condition, names: ExportNames, words: ConditionWords): string {
  const inside = (part: Condition) => {
    const text = writtenCondition(part, names, words);
    return part.kind === 'and' || part.kind === 'or' ? `(${text})` : text;
  };
  switch (condition.kind) {
    case 'has':
      return words.variable(names.things.get(condition.name)!);
    case 'compare':
      return `${words.variable(names.numbers.get(condition.name)!)} ${words.compare[condition.by]} ${condition.value}`;
    case 'not':
      // ink reads a single name in parentheses as a list
      return condition.of.kind === 'has'
        ? `not ${inside(condition.of)}`
        : `not (${writtenCondition(condition.of, names, words)})`;
    default:
      return condition.of.map(inside).join(` ${condition.kind} `);
  }
}
