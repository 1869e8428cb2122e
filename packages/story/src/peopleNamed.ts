import { metIn } from './expressions/metName.ts';
import { effectsIn, type StoryGraph, textsIn, variablesReadBy } from './graph.ts';
import { forEachVariable } from './graphNames.ts';
import { type LedgerFact, ledgerFact, YOU } from './ledger/names.ts';
import { readText, valuesIn } from './values/index.ts';

/** What the conditions and effects of a story say of people and things. */
export function factsIn({ nodes, secrets }: Pick<StoryGraph, 'nodes' | 'secrets'>): LedgerFact[] {
  const found: LedgerFact[] = [];
  const visit = (_: unknown, name: string) => {
    const fact = metIn(name) === null ? ledgerFact(name) : null;
    if (fact) found.push(fact);
  };
  for (const { until } of secrets.values()) if (until) forEachVariable(until, visit);
  for (const node of nodes.values()) {
    for (const name of variablesReadBy(node).things) visit(null, name);
    for (const text of textsIn(node)) {
      if (!text.includes('{')) continue;
      for (const value of valuesIn(readText(text).pieces))
        if (value.kind === 'if') forEachVariable(value.condition, visit);
    }
    for (const effect of effectsIn(node)) {
      visit(null, effect.name);
      if (effect.kind === 'give') found.push({ kind: 'holds', who: effect.to, thing: effect.name });
    }
  }
  return found;
}

/** The people whom conditions, effects and secrets name. A scene that only holds a thing is a place. */
export function peopleNamed(graph: Pick<StoryGraph, 'nodes' | 'secrets'>): ReadonlySet<string> {
  const people = new Set([...graph.secrets.values()].flatMap(({ holders }) => holders));
  for (const fact of factsIn(graph)) {
    if (!('who' in fact) || fact.who === YOU) continue;
    if (fact.kind !== 'holds' || !graph.nodes.has(fact.who)) people.add(fact.who);
  }
  return people;
}
