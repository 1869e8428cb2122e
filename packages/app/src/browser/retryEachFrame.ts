/** Repeats an attempt in each frame until it succeeds or time is up. Returns a function that cancels that. */
export function retryEachFrame(attempt: () => boolean, timeoutMs: number): () => void {
  const began = performance.now();
  let frame = 0;
  function tryOnce(): void {
    const isDone = attempt();
    if (!isDone && performance.now() - began < timeoutMs) frame = requestAnimationFrame(tryOnce);
  }
  tryOnce();
  return () => cancelAnimationFrame(frame);
}
