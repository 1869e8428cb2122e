/** The options of a form, plus the story's own value if it is not one of them. */
export function offered<V extends string>(values: readonly V[], current: V): V[] {
  return values.includes(current) ? [...values] : [current, ...values];
}
