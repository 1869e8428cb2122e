import { changedKind, type Condition } from '../expressions/expression.ts';
import { metIn } from '../expressions/metName.ts';
import { type Finding, finding } from './finding.ts';
import type { VariableKind } from '../findingKinds.ts';
import { meantName } from './meantName.ts';
import { foldedName } from '../expressions/foldedName.ts';
import { forEachVariable, type GraphNode, type StoryGraph } from '../graph.ts';
import { readText, valuesIn } from '../values/index.ts';

interface Place {
  readonly node: string;
  readonly choice?: number;
  readonly variant?: number;
}

/** A variable, and where it is first read and first set. */
interface Variable {
  readonly as: VariableKind;
  readonly name: string;
  read?: Place;
  set?: Place;
  /** Set by a choice of a reachable scene. */
  isSetInReachableScene?: boolean;
}

/** Variables that are read and never set, set and never read, or spelt in two ways. */
export function checkVariables(
  { nodes, takes, leaves }: StoryGraph,
  entered: ReadonlySet<string>,
): Finding[] {
  const all = variablesOf([...nodes.values()], entered);
  const variables = all.inOrder;
  const unset = variables
    .filter(
      ({ name, read, isSetInReachableScene }) =>
        read && !isSetInReachableScene && !takes.has(name) && metIn(name) === null,
    )
    .map(({ as, name, read }) => {
      const other = all[as === 'thing' ? 'number' : 'thing'].get(name);
      const meant = meantName(name, setNames(variables, as));
      const params = { name, as, isOtherSet: other?.set !== undefined, ...(meant && { meant }) };
      return finding('variable never set', params, read);
    });
  const unread = variables
    .filter(({ name, read, set }) => set && !read && !leaves.has(name))
    .map(({ as, name, set }) => finding('variable never read', { name, as }, set));
  return [...unset, ...unread, ...similarNames(variables)];
}

const setNames = (variables: readonly Variable[], as: VariableKind): string[] =>
  variables.filter((each) => each.as === as && each.set).map(({ name }) => name);

const keyOf = (as: VariableKind, name: string): string => `${as} ${name}`;

interface Variables extends Readonly<Record<VariableKind, Map<string, Variable>>> {
  /** In order of first occurrence in the story. */
  readonly inOrder: Variable[];
}

function variablesOf(nodes: readonly GraphNode[], entered: ReadonlySet<string>): Variables {
  const variables: Variables = { number: new Map(), thing: new Map(), inOrder: [] };
  const variable = (as: VariableKind, name: string): Variable => {
    const known = variables[as].get(name);
    if (known) return known;
    const found: Variable = { as, name };
    variables[as].set(name, found);
    variables.inOrder.push(found);
    return found;
  };
  const addReads = (condition: Condition | null, place: Place): void => {
    if (condition) forEachVariable(condition, (as, name) => (variable(as, name).read ??= place));
  };
  const addTold = (text: string, place: Place): void => {
    for (const value of valuesIn(readText(text).pieces)) {
      if (value.kind === 'if') addReads(value.condition, place);
      // printing a value does not make its name a number: unknown braces are plain text
      else if (variables.number.has(value.name)) variable('number', value.name).read ??= place;
    }
  };
  for (const { name: node, choices, variants } of nodes) {
    choices.forEach((choice, index) => {
      const place = { node, choice: index };
      addReads(choice.condition, place);
      for (const effect of choice.effects) {
        const changed = variable(changedKind(effect), effect.name);
        // losing a thing that was never gained sets nothing
        if (effect.kind === 'lose') continue;
        changed.set ??= place;
        if (entered.has(node)) changed.isSetInReachableScene = true;
      }
    });
    variants.forEach(({ condition }, index) => addReads(condition, { node, variant: index }));
  }
  // last, because a text may print a number that a later scene sets
  for (const { name: node, text, choices, variants } of nodes) {
    addTold(text, { node });
    choices.forEach((choice, index) => addTold(choice.text, { node, choice: index }));
    variants.forEach((variant, index) => addTold(variant.text, { node, variant: index }));
  }
  return variables;
}

function similarNames(variables: readonly Variable[]): Finding[] {
  const first = new Map<string, Variable>();
  return variables.flatMap((variable) => {
    const { as, name, read, set } = variable;
    const key = keyOf(as, foldedName(name));
    const other = first.get(key);
    if (!other) {
      first.set(key, variable);
      return [];
    }
    return [finding('names alike', { part: as, name, other: other.name }, read ?? set)];
  });
}
