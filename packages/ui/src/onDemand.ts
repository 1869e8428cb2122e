/**
 * What is made when it is first asked for, and once. A formatter of `Intl` takes a cheap phone milliseconds to make: a
 * module that makes one as it is loaded holds up the first view.
 */
export function onDemand<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
