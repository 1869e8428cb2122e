import { metIn } from './expressions/metName.ts';
import type { Condition, Effect } from './expressions/expression.ts';
import { type GraphNode, type StoryGraph, textsIn } from './graph.ts';
import { forEachVariable } from './graphNames.ts';
import { type LedgerFact, ledgerFact, YOU } from './ledger/names.ts';
import { readText, valuesIn } from './values/index.ts';

/** What a condition or an effect says of people and things, and where it stands. */
export interface PlacedFact {
  readonly fact: LedgerFact;
  readonly node?: string;
  readonly choice?: number;
  readonly variant?: number;
  /** Of a promise: whether an effect makes or settles it. */
  readonly isMade?: true;
  readonly isSettled?: true;
}

type Place = Omit<PlacedFact, 'fact' | 'isMade' | 'isSettled'>;

/** What the conditions and effects of a story say of people and things. */
export function factsIn({ nodes, secrets }: Pick<StoryGraph, 'nodes' | 'secrets'>): PlacedFact[] {
  return [
    ...[...secrets.values()].flatMap(({ until }) => factsOf(until, {})),
    ...[...nodes.values()].flatMap(factsOfNode),
  ];
}

function factsOfNode(node: GraphNode): PlacedFact[] {
  const { name, choices, variants, eachTurn } = node;
  return [
    ...choices.flatMap(({ condition, effects, lost }, choice) => [
      ...factsOf(condition, { node: name, choice }),
      ...[...effects, ...(lost?.effects ?? [])].flatMap((effect) =>
        factsOfEffect(effect, { node: name, choice }),
      ),
    ]),
    ...variants.flatMap(({ condition }, variant) => factsOf(condition, { node: name, variant })),
    ...eachTurn.flatMap((effect) => factsOfEffect(effect, { node: name })),
    ...textsIn(node).flatMap((text) =>
      text.includes('{')
        ? valuesIn(readText(text).pieces).flatMap((value) =>
            value.kind === 'if' ? factsOf(value.condition, { node: name }) : [],
          )
        : [],
    ),
  ];
}

function factsOf(condition: Condition | null, place: Place): PlacedFact[] {
  const found: PlacedFact[] = [];
  if (condition)
    forEachVariable(condition, (_, name) => {
      const fact = metIn(name) === null ? ledgerFact(name) : null;
      if (fact) found.push({ fact, ...place });
    });
  return found;
}

function factsOfEffect(effect: Effect, place: Place): PlacedFact[] {
  if (effect.kind === 'give')
    return [{ fact: { kind: 'holds', who: effect.to, thing: effect.name }, ...place }];
  const fact = ledgerFact(effect.name);
  if (!fact) return [];
  const { kind } = effect;
  return [
    {
      fact,
      ...place,
      ...(kind === 'owe' && { isMade: true }),
      ...(kind === 'settle' && { isSettled: true }),
    },
  ];
}

/** The people whom conditions, effects and secrets name. A scene that only holds a thing is a place. */
export function peopleNamed(graph: Pick<StoryGraph, 'nodes' | 'secrets'>): ReadonlySet<string> {
  const people = new Set([...graph.secrets.values()].flatMap(({ holders }) => holders));
  for (const { fact } of factsIn(graph)) {
    if (!('who' in fact) || fact.who === YOU) continue;
    if (fact.kind !== 'holds' || !graph.nodes.has(fact.who)) people.add(fact.who);
  }
  return people;
}
