/** Holds a mocked call until the test releases it. */
export function heldCall(): { readonly held: Promise<void>; readonly release: () => void } {
  let resolve: (() => void) | undefined;
  const held = new Promise<void>((done) => {
    resolve = done;
  });
  return { held, release: () => resolve?.() };
}
