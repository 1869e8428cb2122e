/** Ends an action that is told for too long. */
export function startLife(ms: number): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('The action took too long.', 'TimeoutError')),
    ms,
  );
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
