import { NAME } from './tokens.ts';

export type NamedKind = 'thing' | 'person' | 'secret';

/** The words behind which conditions and effects write a name of each kind. */
const BEFORE: Readonly<Record<NamedKind, string>> = {
  thing: String.raw`(?:has|gain|lose|give|take)\s+|holds\s+${NAME}\s+`,
  person: String.raw`(?:holds|owes|dead|knows|owe|keep|break|kill|tell|to)\s+`,
  secret: String.raw`(?:knows|tell)\s+${NAME}\s+`,
};

const QUOTED = '"[^"]*"|“[^”]*”';
const patternOf = (before: string): RegExp =>
  new RegExp(String.raw`${QUOTED}|(?<![\p{L}\p{M}\p{N}_])(${before})(${NAME})`, 'gu');
const PATTERNS = {
  thing: patternOf(BEFORE.thing),
  person: patternOf(BEFORE.person),
  secret: patternOf(BEFORE.secret),
};

/** An expression with other names of things, people or secrets. What stands in quotation marks stays. */
export function withOtherNames(
  expression: string,
  kind: NamedKind,
  nameOf: (name: string) => string | undefined,
): string {
  return expression.replaceAll(PATTERNS[kind], (whole, before: string | undefined, name: string) =>
    before === undefined ? whole : before + (nameOf(name.normalize('NFC')) ?? name),
  );
}
