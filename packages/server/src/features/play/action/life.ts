/** Aborts its signal when an action has been told for too long. */
export function startLife(ms: number): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('The action took too long.', 'TimeoutError')),
    ms,
  );
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

/** Rejects when the signal aborts, even if the work ignores the signal. */
export async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason as Error);
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
