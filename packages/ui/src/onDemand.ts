/**
 * Creates a value on first use, once. An `Intl` formatter takes a cheap phone milliseconds to create: one
 * that is created on import would delay the first view.
 */
export function onDemand<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
