import type { z } from 'zod';

const known = new WeakMap<z.ZodType, WeakSet<object>>();

/**
 * Lets a schema pass the values that are marked as checked by it, as they are: to check the scenes of a great story
 * takes ten times as long as to parse their JSON. A changed copy is checked like anything else.
 */
export function passingChecked<S extends z.ZodType>(schema: S): S {
  const values = new WeakSet<object>();
  known.set(schema, values);
  const { _zod: internals } = schema;
  const run = internals.run.bind(internals);
  internals.run = (payload, context) =>
    values.has(payload.value as object) ? payload : run(payload, context);
  return schema;
}

/** Marks a value that these schemas have returned, or would return as it is. */
export function asChecked<T extends object>(value: T, ...schemas: readonly z.ZodType[]): T {
  for (const schema of schemas) known.get(schema)!.add(value);
  return value;
}
