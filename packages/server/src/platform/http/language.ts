import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@kathaloka/contract/entities';
import { LANGUAGE_KEY, offeredLanguage, type InterfaceLanguage } from '@kathaloka/contract/languages';
import { cookieOf } from './cookie.ts';

/** A header may be long: further languages are ignored. */
const MOST_TAGS = 20;

/** The language of the interface for a request: the person's choice, or the best that their browser accepts. */
export function negotiateLanguage(headers: IncomingHttpHeaders): InterfaceLanguage {
  return offeredLanguage([cookieOf(headers, LANGUAGE_KEY), ...accepted(headers['accept-language'])]);
}

/** The languages of a header such as `hi-IN,hi;q=0.9,en;q=0.8`, by weight; a weight of 0 refuses the language. */
function accepted(header = ''): string[] {
  return header
    .split(',', MOST_TAGS)
    .map((entry) => {
      const [tag = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return { tag, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ur' ? 'rtl' : 'ltr';
}
