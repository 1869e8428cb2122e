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
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** The same for a line that somebody wrote: what no text needs becomes a space. */
export function escapeText(text: string): string {
  return escapeHtml(text.replace(UNWANTED, ' '));
}
