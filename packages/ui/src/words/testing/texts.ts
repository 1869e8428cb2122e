/** An argument for any message: it can be read as a number, an instant, a language or a list. */
const FILLINGS: readonly unknown[] = [3, '2026-11-20T09:30:00Z', 'ta', {}, { kind: 'reward' }, ['क']];

/** Every text of an area with its path. */
export function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return filled(value as (...values: unknown[]) => unknown, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

function filled(text: (...values: unknown[]) => unknown, path: string): [string, string][] {
  for (const filling of FILLINGS) {
    try {
      return textsOf(text(...Array.from({ length: 6 }, () => filling)), path);
    } catch {
      // needs another kind of argument
    }
  }
  throw new Error(`Nothing fills ${path}.`);
}
