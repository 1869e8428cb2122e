import type { StoryChoice, StoryNode, StoryStructure } from '../entities/structure.ts';
import type { Condition, Effect, ExpressionFault } from './expression.ts';
import { parseCondition, parseEffects } from './parse.ts';

export interface GraphChoice {
  readonly text: string;
  readonly target: string;
  /** Null: the choice is always offered. */
  readonly condition: Condition | null;
  readonly effects: readonly Effect[];
  readonly deed: string;
}

export interface GraphNode {
  readonly name: string;
  /** Empty: the story ends here. */
  readonly choices: readonly GraphChoice[];
}

/** A condition or an effect that cannot be parsed, and its location. */
export interface GraphFault {
  readonly node: string;
  /** Index of the choice within the node, from 0. */
  readonly choice: number;
  readonly part: 'condition' | 'effect';
  readonly text: string;
  readonly fault: ExpressionFault;
}

/** A story's scenes by name, with every condition and effect parsed. */
export interface StoryGraph {
  readonly start: string;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  /** Names to ignore: their conditions count as met, and their effects change nothing. */
  readonly faults: readonly GraphFault[];
}

export function graphOf(structure: StoryStructure): StoryGraph {
  const faults: GraphFault[] = [];
  const nodes = new Map<string, GraphNode>();
  for (const [name, node] of Object.entries(structure.nodes)) nodes.set(name, graphNode(name, node, faults));
  return { start: structure.start_node, nodes, faults };
}

function graphNode(name: string, { choices }: StoryNode, faults: GraphFault[]): GraphNode {
  return {
    name,
    choices: choices.map((choice, index) =>
      graphChoice(choice, (part, text, fault) =>
        faults.push({ node: name, choice: index, part, text, fault }),
      ),
    ),
  };
}

function graphChoice(
  { text, target, condition = '', effect = '', deed = '' }: StoryChoice,
  complain: (part: GraphFault['part'], text: string, fault: ExpressionFault) => void,
): GraphChoice {
  const read = condition.trim() ? parseCondition(condition) : null;
  if (read?.fault) complain('condition', condition, read.fault);
  const changed = effect.trim() ? parseEffects(effect) : null;
  if (changed?.fault) complain('effect', effect, changed.fault);
  return { text, target, deed, condition: read?.value ?? null, effects: changed?.value ?? [] };
}

export interface Asked {
  readonly numbers: ReadonlySet<string>;
  readonly things: ReadonlySet<string>;
}

/** The names that the conditions of a node's choices read. */
export function askedBy({ choices }: GraphNode): Asked {
  const numbers = new Set<string>();
  const things = new Set<string>();
  const collect = (condition: Condition): void => {
    if (condition.kind === 'compare') numbers.add(condition.name);
    else if (condition.kind === 'has') things.add(condition.name);
    else if (condition.kind === 'not') collect(condition.of);
    else condition.of.forEach(collect);
  };
  for (const { condition } of choices) if (condition) collect(condition);
  return { numbers, things };
}
