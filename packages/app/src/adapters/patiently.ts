/** Tries in each frame until it succeeds, or until nobody would wait for it any more. Returns what stops it. */
export function patiently(attempt: () => boolean, patienceMs: number): () => void {
  const began = performance.now();
  let frame = 0;
  function tryOnce(): void {
    const isDone = attempt();
    if (!isDone && performance.now() - began < patienceMs) frame = requestAnimationFrame(tryOnce);
  }
  tryOnce();
  return () => cancelAnimationFrame(frame);
}
