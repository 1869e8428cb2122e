const SHOWN = 60;

/** Quotes a name or a choice's text within a sentence. */
export function quoted(text: string): string {
  const characters = Array.from(text);
  return characters.length > SHOWN ? `“${characters.slice(0, SHOWN).join('')}…”` : `“${text}”`;
}
