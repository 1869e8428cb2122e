import { RESERVED_NAMES } from '@kathaloka/contract/limits';
import { checkCharacters } from '@kathaloka/contract/rules';
import { type FieldFault, refuse } from '../report/refusals.ts';

/** Reads the JSON value at `path`, or refuses the file with an error that names this path. */
export type Shape<T> = (value: unknown, path: string) => T;

export function invalid(path: string, fault: FieldFault): never {
  return refuse('field_invalid', { path: path.slice(0, 200), fault });
}

export const text =
  (max: number, min = 0): Shape<string> =>
  (value, path) => {
    if (typeof value !== 'string') return invalid(path, { code: 'no_text' });
    if (value.length > max) return invalid(path, { code: 'too_long', max });
    if (value.length < min) return invalid(path, { code: 'empty' });
    return checkCharacters(value) ? invalid(path, { code: 'characters' }) : value;
  };

export const number =
  (min: number, max: number, isWhole = true): Shape<number> =>
  (value, path) => {
    const isNumber =
      typeof value === 'number' && Number.isFinite(value) && (!isWhole || Number.isInteger(value));
    return isNumber && value >= min && value <= max ? value : invalid(path, { code: 'no_number', min, max });
  };

export const bool: Shape<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : invalid(path, { code: 'no_boolean' });

export const oneOf =
  <const T extends string>(values: readonly T[]): Shape<T> =>
  (value, path) =>
    values.find((each) => each === value) ?? invalid(path, { code: 'none_of', values });

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path) =>
    value === null ? null : shape(value, path);

export const listOf =
  <T>(shape: Shape<T>, max: number, min = 0): Shape<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return invalid(path, { code: 'no_list' });
    if (value.length > max || value.length < min) return invalid(path, { code: 'wrong_count', min, max });
    return value.map((each, index) => shape(each, `${path}[${index}]`));
  };

function entriesOf(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return invalid(path, { code: 'no_object' });
  return Object.entries(value);
}

/** An object with user-defined keys. */
export const mapOf =
  <T>(shape: Shape<T>, { keyMax, entries }: { keyMax: number; entries: number }): Shape<Record<string, T>> =>
  (value, path) => {
    const all = entriesOf(value, path);
    if (all.length > entries) return invalid(path, { code: 'too_many', max: entries });
    return Object.fromEntries(
      all.map(([key, each]) => {
        const at = `${path}.${key.slice(0, 80)}`;
        if (RESERVED_NAMES.some((name) => name === key)) return invalid(at, { code: 'reserved' });
        return [text(keyMax, 1)(key, at), shape(each, at)];
      }),
    );
  };

export type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Values<S extends Shapes> = { [K in keyof S]: ReturnType<S[K]> };

/**
 * An object with known names. Preserves their order, so that an export writes the same text. Unknown names are passed
 * to `onUnknown`; the `required` ones must be present.
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
      if (!all.some(([key]) => key === name)) invalid(`${path}.${String(name)}`, { code: 'missing' });
    const known = all.flatMap(([key, each]) => {
      const at = `${path}.${key.slice(0, 80)}`;
      if (Object.hasOwn(shapes, key)) return [[key, shapes[key]!(each, at)] as const];
      onUnknown(at);
      return [];
    });
    return Object.fromEntries(known) as Pick<Values<S>, R> & Partial<Values<S>>;
  };
