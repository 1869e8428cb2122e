import type { Expr } from './expressions/expr.ts';
import { tokensOf } from './expressions/tokens.ts';

/**
 * What a text of another program tells of its variables stands in the text between characters that no file brings
 * (`withoutPrivate`), as digits, so that nothing that changes the words around it changes it.
 */
export const VALUE = '\ue000';
export const CASE = '\ue001';
export const SAYS = '\ue002';
export const OR = '\ue003';
export const END = '\ue004';
/** What follows is on the line of what comes before. */
export const GLUE = '\ue005';
export const MARKS = /[\ue000-\ue004]/g;

/** The text of a file without the characters that stand for values here. */
export const withoutPrivate = (text: string): string => text.replace(/[\ue000-\ue005]/g, '');

/** Puts together what is on one line. */
export const glued = (text: string): string =>
  text.replace(/(\s*)\ue005(\s*)/g, (_, before: string, after: string) => {
    const [first, last] = [after.split('\n')[0], after.split('\n').at(-1)];
    return /[ \t]/.test(`${before.split('\n')[0]}${first}${last}`) ? ' ' : '';
  });

/** A case of a text: its condition, or what a variable has to be. */
export type Case = { readonly when: Expr } | { readonly name: string };

function digits(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromDigits(text: string): string {
  const bytes = text.match(/../g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
}

/** The value of a variable, where the text tells it. */
export const valueInText = (name: string): string => `${VALUE}${digits(name)}${END}`;

/** One of two texts, by a condition. */
export const caseInText = (when: Expr, then: string, otherwise: string): string =>
  `${CASE}${digits(JSON.stringify({ when } satisfies Case))}${SAYS}${then}${OR}${otherwise}${END}`;

/** Of several texts the one that a variable counts; of two, the first if it is true. */
export const pickInText = (name: string, texts: readonly string[]): string =>
  `${CASE}${digits(JSON.stringify({ name } satisfies Case))}${SAYS}${texts.join(OR)}${END}`;

/** The variable that an expression consists of. */
function nameAlone(source: string): string | undefined {
  const tokens = tokensOf(source);
  return tokens?.length === 2 && tokens[0]!.kind === 'name' ? tokens[0]!.text : undefined;
}

/** The text for a printed expression, if it is a variable. */
export function printedInText(source: string): string | undefined {
  const name = nameAlone(source);
  return name === undefined ? undefined : valueInText(name);
}

/** A text for people to read in a report, or as the name of a scene. */
export const withoutValues = (text: string): string =>
  text
    .replace(/\ue000([\da-f]*)\ue004/g, (_, name: string) => fromDigits(name))
    .replace(/\ue001[\da-f]*\ue002|\ue003|\ue004/g, ' ');

/** A text without what it tells of its variables; of texts that depend on one, all stay. */
export const withoutMarks = (text: string): string =>
  text.replace(/\ue000[\da-f]*\ue004/g, '…').replace(/\ue001[\da-f]*\ue002|\ue003|\ue004/g, ' ');

/** What a text asks of the variables of its story. */
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
