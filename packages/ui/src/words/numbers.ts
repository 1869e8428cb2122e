import { onDemand } from '../onDemand.ts';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export interface Numbers {
  /** `3812` as `3.8k`: short enough for a card. */
  compact: (value: number) => string;
  /** `3812` as `3,812`. */
  whole: (value: number) => string;
  /** `68` as `68%`. */
  percent: (value: number) => string;
  /** `3812` with `{ one: 'like', other: 'likes' }` as `3,812 likes`. */
  counted: (value: number, forms: PluralForms) => string;
}

/**
 * The number formats of a language, for words of your own.
 *
 * @example
 * const words = { numbers: numbersOf('ta') };
 */
export function numbersOf(language: string): Numbers {
  const format = (options?: Intl.NumberFormatOptions) =>
    onDemand(() => new Intl.NumberFormat(language, options));
  const whole = format();
  const short = format({ notation: 'compact' });
  const share = format({ style: 'percent', maximumFractionDigits: 1 });
  const plural = onDemand(() => new Intl.PluralRules(language));
  return {
    compact: (value) => short().format(value).replace('K', 'k'),
    whole: (value) => whole().format(value),
    percent: (value) => share().format(value / 100),
    counted: (value, forms) => `${whole().format(value)} ${forms[plural().select(value)] ?? forms.other}`,
  };
}
