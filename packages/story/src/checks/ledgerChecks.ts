import type { CheckedStory } from './checkedStory.ts';
import { foldedName } from '../expressions/foldedName.ts';
import type { StoryGraph } from '../graph.ts';
import type { LedgerFact } from '../ledger/names.ts';
import { factsIn, peopleNamed, type PlacedFact } from '../peopleNamed.ts';
import { writtenTexts } from '../graphNames.ts';
import { type Finding, finding } from './finding.ts';
import { meantName } from './meantName.ts';

/** Checks of the things, people, promises and secrets of which conditions and effects speak. */
export function checkLedger(story: CheckedStory, graph: StoryGraph): Finding[] {
  const facts = factsIn(graph);
  if (facts.length === 0 && graph.secrets.size === 0) return [];
  const isNamed = namesIn(story);
  return [
    ...undeclared(graph, facts),
    ...openPromises(facts),
    ...unknownSecrets(graph, facts),
    ...unknownHolders(graph, isNamed),
    ...peopleAlike(graph, facts, isNamed),
  ];
}

type FactOf<K extends LedgerFact['kind']> = PlacedFact & { readonly fact: Extract<LedgerFact, { kind: K }> };

/** The first fact of a kind for each name. */
function firstOf<K extends LedgerFact['kind']>(
  facts: readonly PlacedFact[],
  kind: K,
  nameOf: (fact: FactOf<K>['fact']) => string,
): Map<string, PlacedFact> {
  const first = new Map<string, PlacedFact>();
  for (const placed of facts) {
    if (placed.fact.kind !== kind) continue;
    const name = nameOf(placed.fact as FactOf<K>['fact']);
    if (!first.has(name)) first.set(name, placed);
  }
  return first;
}

const withMeant = (name: string, names: Iterable<string>): { name: string; meant?: string } => {
  const meant = meantName(name, names);
  return { name, ...(meant && { meant }) };
};

function undeclared({ things }: StoryGraph, facts: readonly PlacedFact[]): Finding[] {
  return [...firstOf(facts, 'holds', ({ thing }) => thing)]
    .filter(([name]) => !things.has(name))
    .map(([name, place]) => finding('thing not declared', withMeant(name, things.keys()), place));
}

function openPromises(facts: readonly PlacedFact[]): Finding[] {
  const settled = facts.flatMap(({ fact, isSettled }) =>
    isSettled && fact.kind === 'owes' ? [fact.who] : [],
  );
  const promises = facts.filter(({ fact, isMade }) => isMade && fact.kind === 'owes');
  return [...firstOf(promises, 'owes', ({ who }) => who)]
    .filter(([who]) => !settled.includes(who))
    .map(([who, place]) => finding('promise open', { who }, place));
}

function unknownSecrets({ secrets }: StoryGraph, facts: readonly PlacedFact[]): Finding[] {
  return [...firstOf(facts, 'knows', ({ secret }) => secret)]
    .filter(([name]) => !secrets.has(name))
    .map(([name, place]) => finding('secret unknown', withMeant(name, secrets.keys()), place));
}

type IsNamed = (name: string) => boolean;

function unknownHolders({ secrets }: StoryGraph, isNamed: IsNamed): Finding[] {
  return [...secrets].flatMap(([secret, { holders }]) =>
    holders
      .filter((holder) => !isNamed(holder))
      .map((holder) => finding('holder unknown', { secret, holder })),
  );
}

/** People whose names differ only in case, or of whom one is written nowhere else and is a letter away. */
function peopleAlike(graph: StoryGraph, facts: readonly PlacedFact[], isNamed: IsNamed): Finding[] {
  const people = [...peopleNamed(graph)];
  const placeOf = (name: string) => facts.find(({ fact }) => 'who' in fact && fact.who === name) ?? {};
  const first = new Map<string, string>();
  return people.flatMap((name) => {
    const folded = foldedName(name);
    const other = first.get(folded);
    first.set(folded, other ?? name);
    if (other !== undefined) return [finding('names alike', { part: 'person', name, other }, placeOf(name))];
    const meant = isNamed(name)
      ? undefined
      : meantName(
          name,
          people.filter((each) => isNamed(each)),
        );
    return meant === undefined ? [] : [finding('person misspelt', { name, meant }, placeOf(name))];
  });
}

/** Whether the lexicon, a lore card or a text names somebody. A name may have an ending of its language. */
function namesIn({
  title,
  tagline,
  story_description,
  lexicon,
  lore_cards = [],
  ...story
}: CheckedStory): IsNamed {
  const texts = [
    title,
    tagline,
    story_description,
    ...(lexicon?.names ?? []).map(({ np }) => np),
    ...lore_cards.flatMap(({ keys, text }) => [...keys, text]),
    ...Object.values(story.story_structure.nodes).flatMap(writtenTexts),
  ];
  const all = ` ${foldedName(texts.join('\n'))}`;
  return (name) => {
    const words = foldedName(name.replaceAll('_', ' '));
    for (let at = all.indexOf(words); at >= 0; at = all.indexOf(words, at + 1))
      if (!/[\p{L}\p{M}\p{N}]/u.test(all[at - 1]!)) return true;
    return false;
  };
}
