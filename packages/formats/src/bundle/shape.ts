import { RESERVED_NAMES } from '@kathaloka/contract/limits';
import { refuse } from '../report/refusals.ts';

/** Reads a value of JSON at a path, or refuses the file with that path. */
export type Shape<T> = (value: unknown, path: string) => T;

export function invalid(path: string, reason: string): never {
  return refuse('field_invalid', { path: path.slice(0, 200), reason });
}

export const text =
  (max: number, min = 0): Shape<string> =>
  (value, path) => {
    if (typeof value !== 'string') return invalid(path, 'no text');
    if (value.length > max) return invalid(path, `longer than ${max} characters`);
    if (value.length < min) return invalid(path, 'empty');
    return /[\0\p{Surrogate}]/u.test(value) ? invalid(path, 'characters that cannot be stored') : value;
  };

export const number =
  (min: number, max: number, isWhole = true): Shape<number> =>
  (value, path) => {
    const isNumber =
      typeof value === 'number' && Number.isFinite(value) && (!isWhole || Number.isInteger(value));
    return isNumber && value >= min && value <= max
      ? value
      : invalid(path, `no number from ${min} to ${max}`);
  };

export const bool: Shape<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : invalid(path, 'neither true nor false');

export const oneOf =
  <const T extends string>(values: readonly T[]): Shape<T> =>
  (value, path) =>
    values.find((each) => each === value) ?? invalid(path, `none of ${values.join(', ')}`);

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path) =>
    value === null ? null : shape(value, path);

export const listOf =
  <T>(shape: Shape<T>, max: number, min = 0): Shape<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return invalid(path, 'no list');
    if (value.length > max || value.length < min) return invalid(path, `not ${min} to ${max} entries`);
    return value.map((each, index) => shape(each, `${path}[${index}]`));
  };

function entriesOf(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return invalid(path, 'no object');
  return Object.entries(value);
}

/** An object with names of the author's own. */
export const mapOf =
  <T>(shape: Shape<T>, { keyMax, entries }: { keyMax: number; entries: number }): Shape<Record<string, T>> =>
  (value, path) => {
    const all = entriesOf(value, path);
    if (all.length > entries) return invalid(path, `more than ${entries} entries`);
    return Object.fromEntries(
      all.map(([key, each]) => {
        const at = `${path}.${key.slice(0, 80)}`;
        if (RESERVED_NAMES.some((name) => name === key)) return invalid(at, 'a reserved name');
        return [text(keyMax, 1)(key, at), shape(each, at)];
      }),
    );
  };

export type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Values<S extends Shapes> = { [K in keyof S]: ReturnType<S[K]> };

/**
 * An object with known names, in the order in which it has them, so that it is written again as it was. Names that are
 * not known are told to `onUnknown`; `required` ones must be there.
 */
export const objectOf =
  <S extends Shapes, R extends keyof S>(
    shapes: S,
    required: readonly R[],
    onUnknown: (path: string) => void,
  ): Shape<Pick<Values<S>, R> & Partial<Values<S>>> =>
  (value, path) => {
    const all = entriesOf(value, path);
    for (const name of required)
      if (!all.some(([key]) => key === name)) invalid(`${path}.${String(name)}`, 'missing');
    const known = all.flatMap(([key, each]) => {
      const at = `${path}.${key.slice(0, 80)}`;
      if (Object.hasOwn(shapes, key)) return [[key, shapes[key]!(each, at)] as const];
      onUnknown(at);
      return [];
    });
    return Object.fromEntries(known) as Pick<Values<S>, R> & Partial<Values<S>>;
  };
