import type { Turn, TurnPart } from '@kathaloka/contract/entities';

/**
 * Whose words the text of a turn is, from its first to its last character. What no narrator told is the author's. None
 * if there is no text, and for turns of the days before this was stored.
 */
export function partsOf({
  ai_response,
  model_used,
  parts,
}: Pick<Turn, 'ai_response' | 'model_used' | 'parts'>): readonly TurnPart[] {
  if (!ai_response) return [];
  return parts ?? (model_used === null ? [{ by: 'author', from: 0, to: ai_response.length }] : []);
}

/** The parts within a range of the text, relative to its start. */
export function partsWithin(parts: readonly TurnPart[], start: number, end: number): readonly TurnPart[] {
  return parts
    .filter(({ from, to }) => from < end && to > start)
    .map((part) => ({
      ...part,
      from: Math.max(part.from, start) - start,
      to: Math.min(part.to, end) - start,
    }));
}

/** The parts of a text that is its source without some of the asterisks. */
export function partsShown(parts: readonly TurnPart[], source: string, text: string): readonly TurnPart[] {
  if (source.length === text.length) return parts;
  const shown = [0];
  for (let at = 0, place = 0; at < source.length; at += 1) {
    const isCut = source.charAt(at) === '*' && text.charAt(place) !== '*';
    if (!isCut) place += 1;
    shown.push(place);
  }
  return parts
    .map((part) => ({ ...part, from: shown[part.from] ?? text.length, to: shown[part.to] ?? text.length }))
    .filter(({ from, to }) => from < to);
}
