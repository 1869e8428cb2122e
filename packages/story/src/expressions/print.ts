import { ledgerFact, YOU } from '../ledger/names.ts';
import type { Check, Condition, Effect } from './expression.ts';
import { metIn } from './metName.ts';

/** Prints a condition as an author would write it. */
export function printCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'compare':
      return `${condition.name} ${condition.by} ${condition.value}`;
    case 'has':
      return isAsWritten(condition.name) ? condition.name : `has ${condition.name}`;
    case 'not':
      return `not ${inside(condition.of, ['and', 'or'])}`;
    case 'and':
      return condition.of.map((part) => inside(part, ['and', 'or'])).join(' and ');
    default:
      return condition.of.map((part) => inside(part, ['or'])).join(' or ');
  }
}

function inside(condition: Condition, inParentheses: readonly Condition['kind'][]): string {
  const text = printCondition(condition);
  return inParentheses.includes(condition.kind) ? `(${text})` : text;
}

/** Prints effects as an author would write them. */
export function printEffects(effects: readonly Effect[]): string {
  return effects.map(printEffect).join('; ');
}

/** Prints a check as an author would write it. */
export const printCheck = ({ name, at_least, rolls }: Check): string =>
  `${rolls ? 'roll ' : ''}${name} >= ${at_least}`;

/** Whether a name in a state is what conditions write for it: `met yama`, `dead kasam`. */
const isAsWritten = (name: string): boolean => metIn(name) !== null || ledgerFact(name) !== null;

function printEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'set':
      return `${effect.name} = ${effect.value}`;
    case 'add':
      return `${effect.name} ${effect.amount < 0 ? '-' : '+'} ${Math.abs(effect.amount)}`;
    case 'give':
      return effect.to === YOU ? `take ${effect.name}` : `give ${effect.name} to ${effect.to}`;
    case 'owe':
      return `owe ${effect.who} ${quoted(effect.what)}`;
    case 'settle':
      return `${effect.as === 'kept' ? 'keep' : 'break'} ${effect.who}`;
    default:
      return printChange(effect.kind, effect.name);
  }
}

function printChange(kind: 'gain' | 'lose', name: string): string {
  const fact = ledgerFact(name);
  if (fact?.kind === 'hurt') return `${kind === 'gain' ? 'hurt' : 'heal'} ${fact.wound}`;
  if (fact?.kind === 'dead') return `kill ${fact.who}`;
  if (fact?.kind === 'knows') return `tell ${fact.who} ${fact.secret}`;
  return `${kind} ${name}`;
}

/** Words in the marks that they do not have themselves. */
const quoted = (words: string): string => (words.includes('"') ? `“${words}”` : `"${words}"`);
