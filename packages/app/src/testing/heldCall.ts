/** Holds a mocked call until the test releases it. */
export function heldCall(): { readonly held: Promise<void>; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { held: promise, release: resolve };
}
