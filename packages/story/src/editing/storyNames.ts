import type { StoryStructure } from '@kathaloka/contract/entities';
import { changedKind } from '../expressions/expression.ts';
import { metIn } from '../expressions/metName.ts';
import { effectsIn, graphOf, variablesReadBy } from '../graph.ts';
import { ledgerFact } from '../ledger/names.ts';
import { factsIn, peopleNamed } from '../peopleNamed.ts';

/** The variables of a story's conditions and effects. */
export interface StoryNames {
  readonly things: readonly string[];
  readonly numbers: readonly string[];
  /** The names under which players' answers are stored. */
  readonly words?: readonly string[];
  /** People whom readers may have met in other stories. */
  readonly met?: readonly string[];
  readonly people?: readonly string[];
  readonly secrets?: readonly string[];
  readonly wounds?: readonly string[];
}

/** Every name in the readable conditions and effects of a story, in alphabetical order. */
export function storyNames(structure: StoryStructure): StoryNames {
  const graph = graphOf(structure);
  const { nodes, names, greets } = graph;
  const things = new Set(graph.things.keys());
  const numbers = new Set<string>();
  const secrets = new Set(graph.secrets.keys());
  const wounds = new Set<string>();
  const addThing = (name: string) => metIn(name) === null && ledgerFact(name) === null && things.add(name);
  for (const node of nodes.values()) {
    const read = variablesReadBy(node);
    read.things.forEach(addThing);
    read.numbers.forEach((name) => numbers.add(name));
    for (const effect of effectsIn(node))
      if (changedKind(effect) === 'number') numbers.add(effect.name);
      else addThing(effect.name);
  }
  for (const { fact } of factsIn(graph)) {
    if (fact.kind === 'holds') things.add(fact.thing);
    else if (fact.kind === 'hurt') wounds.add(fact.wound);
    else if (fact.kind === 'knows') secrets.add(fact.secret);
  }
  const people = peopleNamed(graph);
  return {
    things: [...things].sort(),
    numbers: [...numbers].sort(),
    ...listed({ words: names.words, met: greets, people, secrets, wounds }),
  };
}

type Lists = 'words' | 'met' | 'people' | 'secrets' | 'wounds';

/** The lists that are not empty. */
function listed(sets: Readonly<Record<Lists, ReadonlySet<string>>>): Pick<StoryNames, Lists> {
  const entries = Object.entries(sets).filter(([, { size }]) => size > 0);
  return Object.fromEntries(entries.map(([name, set]) => [name, [...set].sort()]));
}
