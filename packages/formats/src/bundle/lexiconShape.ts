import * as limits from '@kathaloka/contract/limits';
import { bool, listOf, mapOf, objectOf, oneOf, text } from './shape.ts';

/** Reads a lexicon: what the narrator calls people, things and places. */
export function lexiconShape(lost: (path: string) => void) {
  const phrase = text(limits.LORE_KEY_MAX);
  const many = limits.LEXICON_ENTRIES_MAX;
  const name = objectOf({ np: phrase, is: oneOf(['person', 'thing']), plural: bool }, ['np', 'is'], lost);
  const beat = objectOf(
    { text: text(500), nodes: listOf(text(limits.NODE_NAME_MAX), limits.NODES_MAX) },
    ['text'],
    lost,
  );
  return objectOf(
    {
      names: listOf(name, many),
      places: mapOf(phrase, { keyMax: limits.NODE_NAME_MAX, entries: limits.NODES_MAX }),
      beats: listOf(beat, many),
      words: mapOf(phrase, { keyMax: 60, entries: many }),
    },
    [],
    lost,
  );
}
