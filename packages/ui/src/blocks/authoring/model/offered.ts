/** The values that a form offers, and the one that the story has even where the form does not offer it. */
export function offered<V extends string>(values: readonly V[], current: V): V[] {
  return values.includes(current) ? [...values] : [current, ...values];
}
