import {
  type Check,
  type Comparison,
  type Condition,
  type Effect,
  ledgerFact,
  metIn,
  personName,
  YOU,
} from '@kathaloka/story';
import type { Words } from '../../words/en.ts';

type ReadingWords = Words['structure']['readings'];
type CheckWords = Words['stakes']['readings'];

const OPPOSITE: Readonly<Record<Comparison, Comparison>> = {
  '>=': '<',
  '<=': '>',
  '>': '<=',
  '<': '>=',
  '=': '!=',
  '!=': '=',
};

function named(name: string): string {
  return name.replaceAll('_', ' ');
}

/**
 * A condition in plain language. Negates its parts: "not with the lamp" is "without the lamp", "not both" is
 * "without one or the other".
 */
function textOf(condition: Condition, isNegated: boolean, words: ReadingWords, isInside = false): string {
  switch (condition.kind) {
    case 'has':
      return signText(condition.name, isNegated, words);
    case 'compare': {
      const by = isNegated ? OPPOSITE[condition.by] : condition.by;
      return words.compare[by](named(condition.name), condition.value);
    }
    case 'not':
      return textOf(condition.of, !isNegated, words, isInside);
    default: {
      const isAll = (condition.kind === 'and') !== isNegated;
      const parts = condition.of.map((part) => textOf(part, isNegated, words, true));
      const text = parts.join(isAll ? words.and : words.or);
      return isInside ? `(${text})` : text;
    }
  }
}

/** A sign or thing, whom readers have met, or what rules know of people and wounds. */
function signText(name: string, isNegated: boolean, words: ReadingWords): string {
  const met = metIn(name);
  if (met !== null) return isNegated ? words.notMet(named(met)) : words.met(named(met));
  const fact = ledgerFact(name);
  switch (fact?.kind) {
    case 'holds':
      return words.holds(personName(fact.who), named(fact.thing), isNegated);
    case 'knows':
      return words.knows(personName(fact.who), named(fact.secret), isNegated);
    case 'hurt':
      return words.hurt(named(fact.wound), isNegated);
    case 'dead':
      return words.dead(personName(fact.who), isNegated);
    case 'owes':
      return words.owes(personName(fact.who), isNegated);
    default:
      return isNegated ? words.without(named(name)) : words.with(named(name));
  }
}

/**
 * A condition in plain language: `Only with the lamp and if courage is at least 3`.
 *
 * @example
 * const text = conditionReading(condition, words);
 */
export function conditionReading(condition: Condition, words: ReadingWords): string {
  return words.only(textOf(condition, false, words));
}

/** Effects in plain language: `Courage rises by 1. Days is 3 from now on. The player gets the sign.` */
export function effectsReading(effects: readonly Effect[], words: ReadingWords): string {
  return effects.map((effect) => effectText(effect, words)).join(' ');
}

/** What an attempt takes, in plain language: `It succeeds if nerve is at least 3.` */
export function checkReading({ name, at_least, rolls }: Check, words: CheckWords): string {
  return words[rolls ? 'roll' : 'threshold'](named(name), at_least);
}

function effectText(effect: Effect, words: ReadingWords): string {
  const name = named(effect.name);
  switch (effect.kind) {
    case 'set':
      return words.becomes(name, effect.value);
    case 'add':
      return effect.amount < 0 ? words.falls(name, -effect.amount) : words.rises(name, effect.amount);
    case 'give':
      return effect.to === YOU ? words.gain(name) : words.gives(name, personName(effect.to));
    case 'owe':
      return words.promises(personName(effect.who), effect.what);
    case 'settle':
      return words[effect.as](personName(effect.who));
    default:
      return signChanged(effect, words);
  }
}

function signChanged(
  { kind, name }: Extract<Effect, { kind: 'gain' | 'lose' }>,
  words: ReadingWords,
): string {
  const fact = ledgerFact(name);
  switch (fact?.kind) {
    case 'hurt':
      return kind === 'gain' ? words.hurts(named(fact.wound)) : words.heals(named(fact.wound));
    case 'dead':
      return words.dies(personName(fact.who));
    case 'knows':
      return words.learns(personName(fact.who), named(fact.secret));
    default:
      return words[kind](named(name));
  }
}
