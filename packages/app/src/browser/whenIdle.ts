/** Nothing of a first visit waits for what begins so late. */
const PAUSE_MS = 5000;

/** Loads something when a page has been there for a while; without a network nothing else is waited for. */
export async function whenIdle<T>(load: () => Promise<T>): Promise<T> {
  if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return load();
}
