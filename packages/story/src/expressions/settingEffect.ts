import { ledgerFact } from '../ledger/names.ts';
import { printEffects } from './print.ts';

/** An effect that sets what a condition reads, as an author would write it. */
export function settingEffect(as: 'number' | 'thing', name: string): string {
  if (as === 'number') return `${name} + 1`;
  const fact = ledgerFact(name);
  if (fact?.kind === 'holds') return printEffects([{ kind: 'give', name: fact.thing, to: fact.who }]);
  if (fact?.kind === 'owes') return printEffects([{ kind: 'owe', name, who: fact.who, what: '…' }]);
  return printEffects([{ kind: 'gain', name }]);
}
