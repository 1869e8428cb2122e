import { type Comparison, type Condition, type Effect, metIn } from '@kathaloka/story';
import type { Words } from '../../words/en.ts';

type ReadingWords = Words['structure']['readings'];

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
    case 'has': {
      const who = metIn(condition.name);
      if (who !== null) return isNegated ? words.notMet(named(who)) : words.met(named(who));
      return isNegated ? words.without(named(condition.name)) : words.with(named(condition.name));
    }
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
  return effects
    .map((effect) => {
      const name = named(effect.name);
      if (effect.kind === 'set') return words.becomes(name, effect.value);
      if (effect.kind !== 'add') return words[effect.kind](name);
      return effect.amount < 0 ? words.falls(name, -effect.amount) : words.rises(name, effect.amount);
    })
    .join(' ');
}
