const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Characters to strip: control characters and bidirectional overrides. */
const UNWANTED = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu;

/** Escapes text for HTML and XML, inside elements and attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Escapes a user's text; unwanted characters become spaces. */
export function escapeText(text: string): string {
  return escapeHtml(text.replace(UNWANTED, ' '));
}
