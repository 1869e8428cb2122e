import type { StoryState } from '../state.ts';
import type { Entry, EntryFact } from './entry.ts';
import { ledgerFact, type LedgerFact, YOU } from './names.ts';

/** What the rules of a story know of a state. Secrets are known to those alone to whom they were told. */
export function entriesOf(
  { things: declared }: { readonly things: { readonly has: (name: string) => boolean } },
  { numbers, things }: StoryState,
): Entry[] {
  const facts = [...things].flatMap((name): EntryFact[] => {
    if (declared.has(name)) return [{ kind: 'has', thing: name, holder: YOU }];
    const fact = ledgerFact(name);
    return fact === null ? [] : factOf(fact);
  });
  const counted = [...numbers].map(([name, by]): EntryFact => ({ kind: 'number', name, by }));
  return [...facts, ...counted].map((fact) => ({
    ...fact,
    id: `rule ${JSON.stringify(fact)}`,
    from: { by: 'rule', turn: null, quote: '' },
    known: fact.kind === 'said' ? [fact.to] : fact.kind === 'owes' ? [YOU, fact.to] : 'all',
  }));
}

function factOf(fact: LedgerFact): EntryFact[] {
  switch (fact.kind) {
    case 'holds':
      return [{ kind: 'has', thing: fact.thing, holder: fact.who }];
    case 'hurt':
      return [{ kind: 'is', who: YOU, what: 'hurt', value: fact.wound }];
    case 'dead':
      return [{ kind: 'is', who: fact.who, what: 'dead', value: '' }];
    case 'knows':
      return [{ kind: 'said', by: '', to: fact.who, what: fact.secret }];
    case 'owes':
      // its words are a fact of their own
      return [];
    default: {
      const state = fact.kind === 'owed' ? 'open' : fact.kind;
      return [{ kind: 'owes', by: YOU, to: fact.who, what: fact.what, state }];
    }
  }
}
