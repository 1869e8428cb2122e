/** Where a text is cut: preferably between paragraphs, then between sentences, then between words. */
const PLACES = [/\n\n/, /(?<=[.!?…।۔]["”’»)]?)[ \n]+/u, /\s+/] as const;
const JOINTS = ['\n\n', ' ', ' '] as const;

/** Cuts a text into pieces of at most `max` characters; null if a single word is longer. */
export function cutText(text: string, max: number, place = 0): readonly string[] | null {
  const at = PLACES[place];
  if (!at) return null;
  const pieces: string[] = [];
  let piece = '';
  for (const part of text.split(at)) {
    const longer = piece === '' ? part : `${piece}${JOINTS[place]}${part}`;
    if (longer.length <= max) {
      piece = longer;
      continue;
    }
    const [...parts] = part.length <= max ? [part] : (cutText(part, max, place + 1) ?? []);
    const last = parts.pop();
    if (last === undefined) return null;
    pieces.push(...(piece === '' ? [] : [piece]), ...parts);
    piece = last;
  }
  return [...pieces, piece];
}
