/** The labels that models write in descriptions of a place. */
const SENSES =
  'light|sight|sound|smell|touch|taste|texture|air|scent|detail|one detail|what you (?:see|hear|smell|feel|touch|taste)|रोशनी|प्रकाश|दृश्य|आवाज़|ध्वनि|गंध|ख़ुशबू|स्पर्श|स्वाद|روشنی|منظر|آواز|بو|خوشبو|لمس|আলো|দৃশ্য|শব্দ|গন্ধ|স্পর্শ|ஒளி|காட்சி|ஒலி|மணம்|வாசனை|தொடுதல்';
const BULLET = /^(?:[-*•>]\s+|>|\d{1,2}[.)](?:\s+|$))+/;
const LABEL = new RegExp(
  `^(?:(?:\\*{0,2}|_{0,2})(?:${SENSES})\\*{0,2}\\s*[:—–-]\\*{0,2}\\s*|\\*\\*[\\p{L}\\p{M} ]{2,24}(?::\\*\\*|\\*\\*\\s*[:—–-])\\s*)`,
  'iu',
);
/** A label on a line of its own. */
const ALONE = new RegExp(`^(?:\\*{0,2})(?:${SENSES})\\*{0,2}:?$|^\\p{Lu}[\\p{Lu} ]{2,20}:?$`, 'iu');

/** A line of a description without its bullet and label. */
export function withoutLabel(line: string): string {
  const body = line.replace(BULLET, '');
  if (ALONE.test(body) && (body === body.toUpperCase() || /[*:]$/.test(body) || !/\s/.test(body))) return '';
  const text = body.replace(LABEL, '');
  return text === body ? text : text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
