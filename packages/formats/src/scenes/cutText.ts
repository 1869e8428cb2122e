/** A text in pieces of at most so many characters, cut between paragraphs; null if a paragraph alone is longer. */
export function cutText(text: string, max: number): readonly string[] | null {
  const pieces: string[] = [];
  let piece = '';
  for (const paragraph of text.split('\n\n')) {
    const longer = piece === '' ? paragraph : `${piece}\n\n${paragraph}`;
    if (longer.length <= max) {
      piece = longer;
      continue;
    }
    if (piece === '' || paragraph.length > max) return null;
    pieces.push(piece);
    piece = paragraph;
  }
  return [...pieces, piece];
}
