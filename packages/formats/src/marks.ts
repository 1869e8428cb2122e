import type { Expr } from './expressions/expr.ts';
import { tokensOf } from './expressions/tokens.ts';

/**
 * During an import, texts contain their variables between these private-use characters, which `withoutPrivate` removes
 * from every file. Names and conditions are encoded as hexadecimal digits, so that no change to the text around them
 * can alter them.
 */
export const VALUE = '\ue000';
export const CASE = '\ue001';
export const SAYS = '\ue002';
export const OR = '\ue003';
export const END = '\ue004';
/** Ink's glue: the text after it stays on the line of the text before it. */
export const GLUE = '\ue005';
export const MARKS = /[\ue000-\ue004]/g;

/** The text of a file without the private-use characters that mark values here. */
export const withoutPrivate = (text: string): string => text.replace(/[\ue000-\ue005]/g, '');

/** Joins the lines around each glue. */
export const glued = (text: string): string =>
  text.replace(/(\s*)\ue005(\s*)/g, (_, before: string, after: string) => {
    const [first, last] = [after.split('\n')[0], after.split('\n').at(-1)];
    return /[ \t]/.test(`${before.split('\n')[0]}${first}${last}`) ? ' ' : '';
  });

/** How a text chooses between its cases: by a condition, or by the value of a variable. */
export type Case = { readonly when: Expr } | { readonly name: string };

function digits(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromDigits(text: string): string {
  const bytes = text.match(/../g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
}

/** Marks a place where the text prints a variable. */
export const valueInText = (name: string): string => `${VALUE}${digits(name)}${END}`;

/** Marks two texts, of which a condition chooses one. */
export const caseInText = (when: Expr, then: string, otherwise: string): string =>
  `${CASE}${digits(JSON.stringify({ when } satisfies Case))}${SAYS}${then}${OR}${otherwise}${END}`;

/** Marks several texts, of which a number chooses one: 1 the first, 2 the second. A boolean chooses between two. */
export const pickInText = (name: string, texts: readonly string[]): string =>
  `${CASE}${digits(JSON.stringify({ name } satisfies Case))}${SAYS}${texts.join(OR)}${END}`;

/** The variable, if the expression is only a variable. */
function nameAlone(source: string): string | undefined {
  const tokens = tokensOf(source);
  return tokens?.length === 2 && tokens[0]!.kind === 'name' ? tokens[0]!.text : undefined;
}

/** The mark for a printed expression, if that is a variable. */
export function printedInText(source: string): string | undefined {
  const name = nameAlone(source);
  return name === undefined ? undefined : valueInText(name);
}

/** A text for a report or a scene name, with the names of variables and all cases. */
export const withoutValues = (text: string): string =>
  text
    .replace(/\ue000([\da-f]*)\ue004/g, (_, name: string) => fromDigits(name))
    .replace(/\ue001[\da-f]*\ue002|\ue003|\ue004/g, ' ');

/** A text with `…` for each variable, and with all cases. */
export const withoutMarks = (text: string): string =>
  text.replace(/\ue000[\da-f]*\ue004/g, '…').replace(/\ue001[\da-f]*\ue002|\ue003|\ue004/g, ' ');

/** The conditions and variables that a text depends on. */
export function askedInText(text: string): Expr[] {
  if (!text.includes(END)) return [];
  const printed = [...text.matchAll(/\ue000([\da-f]*)\ue004/g)].map(([, name]) => fromDigits(name!));
  const cases = [...text.matchAll(/\ue001([\da-f]*)\ue002/g)].map(
    ([, source]) => JSON.parse(fromDigits(source!)) as Case,
  );
  return [
    ...printed.map((name): Expr => ({ kind: 'is', name })),
    ...cases.map((one): Expr => ('name' in one ? { kind: 'is', name: one.name } : one.when)),
  ];
}
