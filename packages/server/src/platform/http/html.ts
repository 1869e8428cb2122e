const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** What no text needs: control characters, and marks that would turn around what stands after them. */
const UNWANTED = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu;

/** Text for HTML and XML, inside tags and inside quotes. */
export function escapeText(text: string): string {
  return text.replace(UNWANTED, ' ').replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
