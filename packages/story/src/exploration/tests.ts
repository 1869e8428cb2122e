import { CHECK_DIE } from '@kathaloka/contract/limits';
import type { Check, Condition } from '../expressions/expression.ts';
import { neededOf, type PlayRules } from '../playRules.ts';
import type { SlotIndex } from './changes.ts';

/** Evaluates a condition on one state, which begins at offset `at`. */
export type Test = (values: Int32Array, at: number) => boolean;
/** A chance in one state, from 0 to 1. */
export type Odds = (values: Int32Array, at: number) => number;

/** The chance to pass a check. */
export function oddsOfCheck(check: Check, rules: PlayRules, slots: SlotIndex): Odds {
  const slot = slots.of('number', check.name);
  const needed = neededOf(rules, check);
  if (!check.rolls) return (values, at) => (values[at + slot]! >= needed ? 1 : 0);
  return (values, at) =>
    Math.min(CHECK_DIE, Math.max(0, CHECK_DIE + 1 - needed + values[at + slot]!)) / CHECK_DIE;
}

export function testOf(condition: Condition, slots: SlotIndex): Test {
  switch (condition.kind) {
    case 'compare':
      return comparison(condition.by, slots.of('number', condition.name), condition.value);
    case 'has': {
      const slot = slots.of('thing', condition.name);
      return (values, at) => values[at + slot] === 1;
    }
    case 'not': {
      const test = testOf(condition.of, slots);
      return (values, at) => !test(values, at);
    }
    default: {
      const tests = condition.of.map((part) => testOf(part, slots));
      return condition.kind === 'and'
        ? tests.reduce((one, other) => (values, at) => one(values, at) && other(values, at))
        : tests.reduce((one, other) => (values, at) => one(values, at) || other(values, at));
    }
  }
}

function comparison(by: Extract<Condition, { kind: 'compare' }>['by'], slot: number, value: number): Test {
  switch (by) {
    case '>=':
      return (values, at) => values[at + slot]! >= value;
    case '<=':
      return (values, at) => values[at + slot]! <= value;
    case '>':
      return (values, at) => values[at + slot]! > value;
    case '<':
      return (values, at) => values[at + slot]! < value;
    case '=':
      return (values, at) => values[at + slot] === value;
    default:
      return (values, at) => values[at + slot] !== value;
  }
}
