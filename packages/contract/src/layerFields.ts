import {
  CHAPTERS_MAX,
  CHOICES_MAX,
  IMAGE_ALT_MAX,
  LORE_CARD_KEYS_MAX,
  LORE_CARDS_MAX,
  LORE_KEY_MAX,
  MADE_FROM_MAX,
  NODE_NAME_MAX,
  NODES_MAX,
  SECRETS_MAX,
  SHARE_NAME_MAX,
  STORY_TAGLINE_MAX,
  STORY_TEXT_MAX,
  STORY_TITLE_MAX,
  TEXT_DIGEST_MAX,
  TEXT_ID_MAX,
  THINGS_MAX,
  VARIANTS_MAX,
} from './allLimits.ts';
import { CHAPTER, CHOICE, NODE, SECRET, type StructurePart, THING, VARIANT } from './structureFields.ts';

const optional = <F extends object>(field: F) => ({ ...field, isOptional: true as const });

export const LAYER_CHOICE = {
  id: 'LayerChoice',
  fields: {
    text: optional(CHOICE.fields.text),
    deed: CHOICE.fields.deed,
    said: CHOICE.fields.said,
    win_text: CHOICE.fields.win_text,
    lose_text: CHOICE.fields.lose_text,
  },
} as const satisfies StructurePart;

export const LAYER_NODE = {
  id: 'LayerNode',
  fields: {
    title: NODE.fields.title,
    hint: NODE.fields.hint,
    text: optional(NODE.fields.text),
    variants: { type: 'texts', max: VARIANTS_MAX, textMax: VARIANT.fields.text.max, isOptional: true },
    choices: { type: 'list', of: LAYER_CHOICE, max: CHOICES_MAX, isOptional: true },
  },
} as const satisfies StructurePart;

export const LAYER_LORE_CARD = {
  id: 'LayerLoreCard',
  fields: {
    keys: { type: 'texts', max: LORE_CARD_KEYS_MAX, textMax: LORE_KEY_MAX, isOptional: true },
    text: optional(NODE.fields.text),
  },
} as const satisfies StructurePart;

export const LAYER_THING = {
  id: 'LayerThing',
  fields: { name: optional(THING.fields.name), line: THING.fields.line },
} as const satisfies StructurePart;

/**
 * The texts of a story in another language, except its lexicon. They have the structure of the story; missing
 * ones are shown in the author's language.
 */
export const LAYER_TEXTS = {
  id: 'LayerTexts',
  fields: {
    title: { type: 'text', max: STORY_TITLE_MAX, isOptional: true },
    tagline: { type: 'text', max: STORY_TAGLINE_MAX, isOptional: true },
    story_description: { type: 'text', max: STORY_TEXT_MAX, isOptional: true },
    story_prompt: { type: 'text', max: STORY_TEXT_MAX, isOptional: true },
    story_system_prompt: { type: 'text', max: STORY_TEXT_MAX, isOptional: true },
    image_alt: { type: 'text', max: IMAGE_ALT_MAX, isOptional: true },
    lore_cards: { type: 'list', of: LAYER_LORE_CARD, max: LORE_CARDS_MAX, isOptional: true },
    chapters: { type: 'texts', max: CHAPTERS_MAX, textMax: CHAPTER.fields.title.max, isOptional: true },
    nodes: { type: 'map', of: LAYER_NODE, max: NODES_MAX, nameMax: NODE_NAME_MAX, isOptional: true },
    things: { type: 'map', of: LAYER_THING, max: THINGS_MAX, nameMax: SHARE_NAME_MAX, isOptional: true },
    secrets: {
      type: 'textMap',
      max: SECRETS_MAX,
      nameMax: SHARE_NAME_MAX,
      textMax: SECRET.fields.text.max,
      isOptional: true,
    },
    made_from: {
      type: 'textMap',
      max: MADE_FROM_MAX,
      nameMax: TEXT_ID_MAX,
      textMax: TEXT_DIGEST_MAX,
      isOptional: true,
    },
  },
} as const satisfies StructurePart;
