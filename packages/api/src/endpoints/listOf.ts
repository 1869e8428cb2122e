/** A list may come bare, or wrapped under its name: the specification leaves it open, so both are read. */
export function listOf<T>(answer: unknown, name: string): T[] {
  if (Array.isArray(answer)) return answer as T[];
  const wrapped: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
  return Array.isArray(wrapped) ? (wrapped as T[]) : [];
}
