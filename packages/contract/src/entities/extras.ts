import { z } from 'zod';
import {
  COVER_KEYWORDS_MAX,
  DEPICTION_RULES,
  DEPICTIONS_MAX,
  LEXICON_BEAT_NODES_MAX,
  LEXICON_ENTRIES_MAX,
  LORE_CARD_KEYS_MAX,
  LORE_CARDS_MAX,
  LORE_KEY_MAX,
  NODE_NAME_MAX,
  NODE_TEXT_MAX,
  NODES_MAX,
  PICTURE_STYLES,
} from '../allLimits.ts';
import { listOf, mapOf, text } from './ruled.ts';

const phrase = text(LORE_KEY_MAX);
const phrases = z.array(phrase);

/** A lore card. The narrator quotes it verbatim, so its text must be true in every scene. */
export const LoreCard = z
  .object({ keys: phrases.min(1).max(LORE_CARD_KEYS_MAX), text: text(NODE_TEXT_MAX) })
  .meta({ id: 'LoreCard' });
export type LoreCard = z.infer<typeof LoreCard>;

export const Depiction = z
  .object({ figure: phrase.min(1), rule: z.enum(DEPICTION_RULES) })
  .meta({ id: 'Depiction', description: 'How a sacred figure may be shown' });
export type Depiction = z.infer<typeof Depiction>;

const Beat = z.object({ text: text(500), nodes: z.array(text(NODE_NAME_MAX)).max(NODES_MAX).optional() });

/** Counts the scenes named by all beats in total. */
function countNodes(beats: unknown): number {
  if (!Array.isArray(beats)) return 0;
  const all = beats as ({ readonly nodes?: unknown } | null)[];
  return all.reduce((sum, beat) => sum + (Array.isArray(beat?.nodes) ? beat.nodes.length : 0), 0);
}

export const Lexicon = z
  .object({
    names: z
      .array(z.object({ np: phrase, is: z.enum(['person', 'thing']), plural: z.boolean().optional() }))
      .max(LEXICON_ENTRIES_MAX)
      .optional()
      .describe('People and things that a player can address, as noun phrases'),
    places: mapOf(phrase, { keyMax: NODE_NAME_MAX, entries: NODES_MAX })
      .optional()
      .describe('Maps the name of a node to a noun phrase for its place'),
    beats: listOf(Beat, { max: LEXICON_BEAT_NODES_MAX, count: countNodes })
      .max(LEXICON_ENTRIES_MAX)
      .optional()
      .describe('Sensory sentences, for all nodes or for some'),
    words: mapOf(phrase, { keyMax: 60, entries: LEXICON_ENTRIES_MAX })
      .optional()
      .describe('Maps a generic word to this story’s word for it'),
  })
  .meta({ id: 'Lexicon' });
export type Lexicon = z.infer<typeof Lexicon>;

/** The input from which the illustrator draws a cover. */
export const Cover = z
  .object({
    style: z.enum(PICTURE_STYLES),
    seed: text(120),
    keywords: z.array(text(60)).max(COVER_KEYWORDS_MAX),
  })
  .meta({ id: 'Cover' });
export type Cover = z.infer<typeof Cover>;

export const LoreCards = z.array(LoreCard).max(LORE_CARDS_MAX);
export const Depictions = z.array(Depiction).max(DEPICTIONS_MAX);
