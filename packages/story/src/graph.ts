import type {
  Language,
  StoryChapter,
  StoryChoice,
  StoryNode,
  StoryStructure,
  StoryVariant,
} from '@kathaloka/contract/entities';
import { changedKind, type Condition, type Effect, type ExpressionFault } from './expressions/expression.ts';
import type { VariableKind } from './findingKinds.ts';
import { parseCondition, parseEffects } from './expressions/parse.ts';
import { metIn } from './expressions/metName.ts';
import { askedName } from './expressions/tokens.ts';
import { holds, type StoryState } from './state.ts';
import { readText, type TellingOf, type ToldNames, toldText, valuesIn } from './values/index.ts';

export interface GraphChoice {
  /** Index among the choices of its scene. */
  readonly index: number;
  readonly text: string;
  readonly target: string;
  /** Null if always offered. */
  readonly condition: Condition | null;
  readonly effects: readonly Effect[];
  readonly deed: string;
  /** The name under which texts print the player's answer; empty if the choice asks nothing. */
  readonly ask: string;
  /** Other phrases by which a player may take the choice. */
  readonly said: readonly string[];
}

/** An alternative text of a scene. */
export interface GraphVariant {
  /** Null if the condition could not be parsed; it never holds. */
  readonly condition: Condition | null;
  readonly text: string;
}

export interface GraphNode {
  readonly name: string;
  readonly text: string;
  /** The title of an ending; empty if the author gave none. */
  readonly title: string;
  /** A hint for players who have not seen the scene; empty if there is none. */
  readonly hint: string;
  readonly variants: readonly GraphVariant[];
  /** The maximum number of turns of free play in an open scene; null for no limit, and for other scenes. */
  readonly turnsOfFreePlay: number | null;
  /** Empty if the story ends here. */
  readonly choices: readonly GraphChoice[];
}

/** A condition or an effect that cannot be parsed, and its location. */
export interface GraphFault {
  readonly node: string;
  /** Index of the choice within the node, from 0; null for one of its variants. */
  readonly choice: number | null;
  /** Index of the variant within the node, from 0; null for one of its choices. */
  readonly variant: number | null;
  readonly part: 'condition' | 'effect';
  readonly text: string;
  readonly fault: ExpressionFault;
}

/** A story's scenes by name, with every condition and effect parsed. */
export interface StoryGraph extends TellingOf {
  readonly start: string;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly chapters: readonly StoryChapter[];
  /** Names whose initial values may come from earlier parts of the series. */
  readonly takes: ReadonlySet<string>;
  /** Names that a finished play leaves to later parts of the series. */
  readonly leaves: ReadonlySet<string>;
  /** People whom readers have met once they finish a play. */
  readonly meets: ReadonlySet<string>;
  /** People that conditions ask for with `met`. */
  readonly greets: ReadonlySet<string>;
  /** Conditions and effects that cannot be parsed. Choices ignore them; variants with one never hold. */
  readonly faults: readonly GraphFault[];
}

/**
 * Parses a structure into a graph. `language` is the language of the texts, which decides the plural forms of numbers.
 */
export function graphOf(structure: StoryStructure, language: Language = 'en'): StoryGraph {
  const faults: GraphFault[] = [];
  const nodes = new Map<string, GraphNode>();
  for (const [name, node] of Object.entries(structure.nodes)) nodes.set(name, graphNode(name, node, faults));
  const { start_node: start, chapters = [], takes = [], leaves = [], meets = [] } = structure;
  const shared = { takes: sharedNames(takes), leaves: sharedNames(leaves), meets: sharedNames(meets) };
  const all = [...nodes.values()];
  return {
    start,
    nodes,
    chapters,
    ...shared,
    greets: greetedIn(all),
    faults,
    names: toldNames(all),
    language,
  };
}

/** The names as conditions and effects write them. Leaves out invalid names. */
const sharedNames = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => askedName(name) ?? []));

/** Whether a text has a condition such as `{if met …}`. Other texts need not be parsed for `met`. */
const MET_IN_TEXT = /\{\s*if\b[^:]*\bmet\s/u;

function greetedIn(nodes: readonly GraphNode[]): ReadonlySet<string> {
  const greeted = new Set<string>();
  const visit = (_: VariableKind, name: string) => {
    const who = metIn(name);
    if (who !== null) greeted.add(who);
  };
  for (const node of nodes) {
    for (const { condition } of [...node.choices, ...node.variants])
      if (condition) forEachVariable(condition, visit);
    for (const { text } of [node, ...node.choices, ...node.variants]) {
      if (!MET_IN_TEXT.test(text)) continue;
      for (const value of valuesIn(readText(text).pieces))
        if (value.kind === 'if') forEachVariable(value.condition, visit);
    }
  }
  return greeted;
}

/** The names that texts may print: numbers that are changed or compared, and answers. */
function toldNames(nodes: readonly GraphNode[]): ToldNames {
  const numbers = new Set<string>();
  for (const node of nodes) {
    for (const name of variablesReadBy(node).numbers) numbers.add(name);
    for (const effect of node.choices.flatMap(({ effects }) => effects))
      if (changedKind(effect) === 'number') numbers.add(effect.name);
  }
  const asked = nodes.flatMap(({ choices }) => choices.map(({ ask }) => ask));
  return { numbers, words: new Set(asked.filter((name) => name !== '')) };
}

function graphNode(
  name: string,
  { text: own, title = '', hint = '', variants = [], choices, mode, max_turns }: StoryNode,
  faults: GraphFault[],
): GraphNode {
  return {
    name,
    text: own,
    title,
    hint: hint.trim(),
    turnsOfFreePlay: mode === 'open' ? (max_turns ?? null) : null,
    variants: variants.map((variant, index) =>
      graphVariant(variant, (text, fault) =>
        faults.push({ node: name, choice: null, variant: index, part: 'condition', text, fault }),
      ),
    ),
    choices: choices.map((choice, index) =>
      graphChoice(choice, index, (part, text, fault) =>
        faults.push({ node: name, choice: index, variant: null, part, text, fault }),
      ),
    ),
  };
}

/** A variant without a condition would always be shown, so its condition counts as unreadable. */
function graphVariant(
  { condition, text }: StoryVariant,
  reportFault: (text: string, fault: ExpressionFault) => void,
): GraphVariant {
  const read = parseCondition(condition);
  if (read.fault) reportFault(condition, read.fault);
  return { text, condition: read.value ?? null };
}

function graphChoice(
  { text, target, condition = '', effect = '', ask = '', deed = '', said = [] }: StoryChoice,
  index: number,
  reportFault: (part: GraphFault['part'], text: string, fault: ExpressionFault) => void,
): GraphChoice {
  const read = condition.trim() ? parseCondition(condition) : null;
  if (read?.fault) reportFault('condition', condition, read.fault);
  const changed = effect.trim() ? parseEffects(effect) : null;
  if (changed?.fault) reportFault('effect', effect, changed.fault);
  return {
    index,
    text,
    target,
    ask: askedName(ask) ?? '',
    deed,
    said,
    condition: read?.value ?? null,
    effects: changed?.value ?? [],
  };
}

export interface ReadVariables {
  readonly numbers: ReadonlySet<string>;
  readonly things: ReadonlySet<string>;
}

/** Index of the first variant whose condition holds; −1 for the scene's own text. */
export function toldVariant({ variants }: GraphNode, state: StoryState): number {
  return variants.findIndex(({ condition }) => condition !== null && holds(condition, state));
}

/** The text of a scene in this state, with its values filled in. */
export function textOf(graph: TellingOf, node: GraphNode, state: StoryState): string {
  return toldText(node.variants[toldVariant(node, state)]?.text ?? node.text, graph, state);
}

/** The names that the conditions of a node's choices and variants read. */
export function variablesReadBy({
  choices,
  variants,
}: Pick<GraphNode, 'choices' | 'variants'>): ReadVariables {
  const numbers = new Set<string>();
  const things = new Set<string>();
  const collect = (as: VariableKind, name: string) => (as === 'number' ? numbers : things).add(name);
  for (const { condition } of [...choices, ...variants]) if (condition) forEachVariable(condition, collect);
  return { numbers, things };
}

/** Calls back for each variable that a condition reads. */
export function forEachVariable(condition: Condition, visit: (as: VariableKind, name: string) => void): void {
  if (condition.kind === 'compare') visit('number', condition.name);
  else if (condition.kind === 'has') visit('thing', condition.name);
  else if (condition.kind === 'not') forEachVariable(condition.of, visit);
  else for (const part of condition.of) forEachVariable(part, visit);
}
