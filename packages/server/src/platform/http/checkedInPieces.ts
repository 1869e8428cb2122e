import { asChecked } from '@kathaloka/contract/entities';
import type { z } from 'zod';
import { nextTurn } from '../nextTurn.ts';

/** So few that they are checked within some milliseconds, whatever they have. */
const VALUES = 50;

/**
 * The values of a map as their schema returns them, which then passes them; it must be one that passes checked values.
 * Some are checked at a time, and others are served in between. A map with a fault is returned as it is.
 */
export async function checkedInPieces<T extends object>(
  schema: z.ZodType<T>,
  values: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, T>>> {
  const { _zod: internals } = schema;
  const checked: (readonly [string, T])[] = [];
  for (const [name, given] of Object.entries(values)) {
    if (checked.length > 0 && checked.length % VALUES === 0) await nextTurn();
    // not `safeParse`, which formats every issue
    const { value, issues } = internals.run(
      { value: given, issues: [] },
      { async: false },
    ) as z.core.ParsePayload<T>;
    if (issues.length > 0) return values as Readonly<Record<string, T>>;
    checked.push([name, asChecked(value, schema)]);
  }
  return Object.fromEntries(checked);
}
