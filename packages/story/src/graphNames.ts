import type { StoryNode } from '@kathaloka/contract/entities';
import { changedKind, type Condition, type Effect } from './expressions/expression.ts';
import { metIn } from './expressions/metName.ts';
import type { VariableKind } from './findingKinds.ts';
import type { GraphNode, GraphSecret } from './graphNode.ts';
import { askedName } from './expressions/tokens.ts';
import { ledgerFact, ledgerName } from './ledger/names.ts';
import { HEALTH } from './state.ts';
import { readText, type ToldNames, valuesIn } from './values/index.ts';

export interface ReadVariables {
  readonly numbers: ReadonlySet<string>;
  readonly things: ReadonlySet<string>;
}

/** The names that the conditions of a node's choices and variants read, and the numbers of its checks. */
export function variablesReadBy({
  choices,
  variants,
}: Pick<GraphNode, 'choices' | 'variants'>): ReadVariables {
  const numbers = new Set<string>();
  const things = new Set<string>();
  const collect = (as: VariableKind, name: string) => (as === 'number' ? numbers : things).add(name);
  for (const { condition } of [...choices, ...variants]) if (condition) forEachVariable(condition, collect);
  for (const { check } of choices) if (check) numbers.add(check.name);
  return { numbers, things };
}

/** Calls back for each variable that a condition reads. */
export function forEachVariable(condition: Condition, visit: (as: VariableKind, name: string) => void): void {
  if (condition.kind === 'compare') visit('number', condition.name);
  else if (condition.kind === 'has') visit('thing', condition.name);
  else if (condition.kind === 'not') forEachVariable(condition.of, visit);
  else for (const part of condition.of) forEachVariable(part, visit);
}

/** Every effect of a scene: of its choices, of the attempts that fail there, and of each turn. */
export const effectsIn = ({ choices, eachTurn }: Pick<GraphNode, 'choices' | 'eachTurn'>): Effect[] => [
  ...choices.flatMap(({ effects, lost }) => [...effects, ...(lost?.effects ?? [])]),
  ...eachTurn,
];

/** The name that an effect sets in a state; null if it only takes something away. */
export function nameSet(effect: Effect): string | null {
  if (effect.kind === 'lose' || effect.kind === 'settle') return null;
  return effect.kind === 'give'
    ? ledgerName({ kind: 'holds', who: effect.to, thing: effect.name })
    : effect.name;
}

/** The scenes that the choices of a scene, its failed attempts and its end of time lead to. */
export const targetsOf = ({ choices, timeOut }: Pick<GraphNode, 'choices' | 'timeOut'>): string[] =>
  [
    ...choices.flatMap(({ target, lost }) => (lost === null ? [target] : [target, lost.target])),
    ...(timeOut === null ? [] : [timeOut.target]),
  ].filter((target) => target !== '');

/** Every scene that may follow a scene, whatever the conditions. */
export function scenesAfter(
  { lostAt, names }: { readonly lostAt: string | null; readonly names: ToldNames },
  node: GraphNode,
): string[] {
  const canLose = lostAt !== null && node.choices.length > 0 && names.numbers.has(HEALTH);
  return canLose ? [...targetsOf(node), lostAt] : targetsOf(node);
}

/** Every text of a scene that may have values. */
export const textsIn = ({ text, choices, variants }: GraphNode): string[] => [
  text,
  ...choices.flatMap((choice) => [choice.text, choice.won, choice.lost?.text ?? '']),
  ...variants.map((variant) => variant.text),
];

/** The same of a scene as its author writes it. */
export const writtenTexts = ({ text, choices, variants = [] }: StoryNode): string[] => [
  text,
  ...choices.flatMap(({ text: label, win_text = '', lose_text = '' }) => [label, win_text, lose_text]),
  ...variants.map((variant) => variant.text),
];

/** Whether a text has a condition such as `{if met …}`. Other texts need not be parsed for `met`. */
const MET_IN_TEXT = /\{\s*if\b[^:]*\bmet\s/u;

/** The people whom the conditions of scenes, texts and secrets ask for with `met`. */
export function greetedIn(nodes: readonly GraphNode[], secrets: readonly GraphSecret[]): ReadonlySet<string> {
  const greeted = new Set<string>();
  const visit = (_: VariableKind, name: string) => {
    const who = metIn(name);
    if (who !== null) greeted.add(who);
  };
  for (const { until } of secrets) if (until) forEachVariable(until, visit);
  for (const node of nodes) {
    for (const { condition } of [...node.choices, ...node.variants])
      if (condition) forEachVariable(condition, visit);
    for (const text of textsIn(node)) {
      if (!MET_IN_TEXT.test(text)) continue;
      for (const value of valuesIn(readText(text).pieces))
        if (value.kind === 'if') forEachVariable(value.condition, visit);
    }
  }
  return greeted;
}

/** The names that texts may print: numbers that are changed, compared or checked, and answers. */
export function toldNames(nodes: readonly GraphNode[]): ToldNames {
  const numbers = new Set<string>();
  for (const node of nodes) {
    for (const name of variablesReadBy(node).numbers) numbers.add(name);
    for (const effect of effectsIn(node)) if (changedKind(effect) === 'number') numbers.add(effect.name);
  }
  const asked = nodes.flatMap(({ choices }) => choices.map(({ ask }) => ask));
  return { numbers, words: new Set(asked.filter((name) => name !== '')) };
}

/** Whether a story without declared things has wounds, promises or health to show. */
export const showsSheet = (nodes: readonly GraphNode[], { numbers }: ToldNames): boolean =>
  numbers.has(HEALTH) ||
  nodes.some((node) =>
    effectsIn(node).some(({ kind, name }) => kind === 'owe' || ledgerFact(name)?.kind === 'hurt'),
  );

/** What a state knows of the holders of secrets, by the names that conditions can ask for. */
export const knownSecrets = (secrets: ReadonlyMap<string, Pick<GraphSecret, 'holders'>>): string[] =>
  [...secrets].flatMap(([secret, { holders }]) =>
    holders.flatMap((holder) => {
      const who = askedName(holder);
      return who === null ? [] : [ledgerName({ kind: 'knows', who, secret })];
    }),
  );
