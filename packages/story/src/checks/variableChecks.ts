import { changedKind, type Condition, type Effect } from '../expressions/expression.ts';
import { metIn } from '../expressions/metName.ts';
import { type Finding, finding } from './finding.ts';
import type { VariableKind } from '../findingKinds.ts';
import { meantName } from './meantName.ts';
import { foldedName } from '../expressions/foldedName.ts';
import { forEachVariable, type GraphNode, knownSecrets, nameSet, type StoryGraph } from '../graph.ts';
import { ledgerFact } from '../ledger/names.ts';
import { HEALTH } from '../state.ts';
import { readText, valuesIn } from '../values/index.ts';

interface Place {
  readonly node?: string;
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
export function checkVariables(graph: StoryGraph, entered: ReadonlySet<string>): Finding[] {
  const { takes, leaves } = graph;
  const all = variablesOf(graph, entered);
  const variables = all.inOrder;
  const unset = variables
    .filter(
      ({ as, name, read, isSetInReachableScene }) =>
        read && !isSetInReachableScene && !takes.has(name) && !isSetByRules(graph, as, name),
    )
    .map(({ as, name, read }) => {
      const other = all[as === 'thing' ? 'number' : 'thing'].get(name);
      const meant = meantName(name, setNames(variables, as));
      const params = { name, as, isOtherSet: other?.set !== undefined, ...(meant && { meant }) };
      return finding('variable never set', params, read);
    });
  const unread = variables
    .filter(({ as, name, read, set }) => set && !read && !leaves.has(name) && !isReadByRules(graph, as, name))
    .map(({ as, name, set }) => finding('variable never read', { name, as }, set));
  return [...unset, ...unread, ...similarNames(variables)];
}

/** Whether something else than an effect sets a variable: another story, the first state, or a typed gift. */
function isSetByRules({ things, secrets }: StoryGraph, as: VariableKind, name: string): boolean {
  if (as === 'number') return name === HEALTH;
  const fact = ledgerFact(name);
  if (fact?.kind === 'holds') return things.has(fact.thing);
  return metIn(name) !== null || (fact?.kind === 'knows' && knownSecrets(secrets).includes(name));
}

/** Whether players or narrators learn of a variable without a condition. */
const isReadByRules = ({ things }: StoryGraph, as: VariableKind, name: string): boolean =>
  as === 'number' ? name === HEALTH : things.has(name) || ledgerFact(name) !== null;

const setNames = (variables: readonly Variable[], as: VariableKind): string[] =>
  variables.filter((each) => each.as === as && each.set).map(({ name }) => name);

const keyOf = (as: VariableKind, name: string): string => `${as} ${name}`;

interface Variables extends Readonly<Record<VariableKind, Map<string, Variable>>> {
  /** In order of first occurrence in the story. */
  readonly inOrder: Variable[];
}

function variablesOf(graph: StoryGraph, entered: ReadonlySet<string>): Variables {
  const nodes: readonly GraphNode[] = [...graph.nodes.values()];
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
  const addEffects = (effects: readonly Effect[], place: Place & { readonly node: string }): void => {
    for (const effect of effects) {
      const changed = variable(changedKind(effect), nameSet(effect) ?? effect.name);
      // losing a thing that was never gained sets nothing
      if (nameSet(effect) === null) continue;
      changed.set ??= place;
      if (entered.has(place.node)) changed.isSetInReachableScene = true;
    }
  };
  const addTold = (text: string, place: Place): void => {
    for (const value of valuesIn(readText(text).pieces)) {
      if (value.kind === 'if') addReads(value.condition, place);
      // printing a value does not make its name a number: unknown braces are plain text
      else if (variables.number.has(value.name)) variable('number', value.name).read ??= place;
    }
  };
  for (const { until } of graph.secrets.values()) addReads(until, {});
  for (const { name: node, choices, variants, eachTurn } of nodes) {
    choices.forEach(({ condition, check, effects, lost }, index) => {
      const place = { node, choice: index };
      addReads(condition, place);
      if (check) variable('number', check.name).read ??= place;
      addEffects([...effects, ...(lost?.effects ?? [])], place);
    });
    addEffects(eachTurn, { node });
    variants.forEach(({ condition }, index) => addReads(condition, { node, variant: index }));
  }
  // last, because a text may print a number that a later scene sets
  for (const { name: node, text, choices, variants } of nodes) {
    addTold(text, { node });
    choices.forEach(({ text: label, won, lost }, index) => {
      for (const each of [label, won, lost?.text ?? '']) addTold(each, { node, choice: index });
    });
    variants.forEach((variant, index) => addTold(variant.text, { node, variant: index }));
  }
  return variables;
}

function similarNames(variables: readonly Variable[]): Finding[] {
  const first = new Map<string, Variable>();
  return variables.flatMap((variable) => {
    const { as, name, read, set } = variable;
    if (ledgerFact(name) !== null) return [];
    const key = keyOf(as, foldedName(name));
    const other = first.get(key);
    if (!other) {
      first.set(key, variable);
      return [];
    }
    return [finding('names alike', { part: as, name, other: other.name }, read ?? set)];
  });
}
