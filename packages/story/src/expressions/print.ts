import type { Condition, Effect } from './expression.ts';
import { metIn } from './metName.ts';

/** Prints a condition as an author would write it. */
export function printCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'compare':
      return `${condition.name} ${condition.by} ${condition.value}`;
    case 'has':
      return metIn(condition.name) === null ? `has ${condition.name}` : condition.name;
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

function printEffect(effect: Effect): string {
  if (effect.kind === 'set') return `${effect.name} = ${effect.value}`;
  if (effect.kind !== 'add') return `${effect.kind} ${effect.name}`;
  return `${effect.name} ${effect.amount < 0 ? '-' : '+'} ${Math.abs(effect.amount)}`;
}
