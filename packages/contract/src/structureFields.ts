import {
  ASK_MAX,
  CHAPTER_TITLE_MAX,
  CHAPTERS_MAX,
  CHOICE_TEXT_MAX,
  CHOICES_MAX,
  DEED_MAX,
  ENDING_KINDS,
  EXPRESSION_MAX,
  HOLDERS_MAX,
  MEETS_MAX,
  NODE_MODES,
  NODE_NAME_MAX,
  NODE_TEXT_MAX,
  NODE_TURNS_MAX,
  NODES_MAX,
  SAID_MAX,
  SAID_TEXT_MAX,
  SCENE_HINT_MAX,
  SCENE_NOTE_MAX,
  SCENE_TITLE_MAX,
  SECRETS_MAX,
  SHARE_NAME_MAX,
  SHARES_MAX,
  THING_LINE_MAX,
  THING_NAME_MAX,
  THINGS_MAX,
  VARIANTS_MAX,
} from './allLimits.ts';

type FieldType =
  | { readonly type: 'text'; readonly max: number }
  | { readonly type: 'oneOf'; readonly values: readonly string[] }
  /** A whole number from 1. */
  | { readonly type: 'count'; readonly max: number }
  /** A list of strings. */
  | { readonly type: 'texts'; readonly max: number; readonly textMax: number }
  | { readonly type: 'list'; readonly of: StructurePart; readonly max: number }
  /** An object with user-defined names. */
  | { readonly type: 'map'; readonly of: StructurePart; readonly max: number; readonly nameMax: number }
  /** Strings under user-defined names. */
  | { readonly type: 'textMap'; readonly max: number; readonly nameMax: number; readonly textMax: number };

export type StructureField = FieldType & { readonly isOptional?: true };

/** A part of a structure: the structure itself, a scene, a choice or a variant; or the same part of a layer. */
export interface StructurePart {
  /** Its name in OpenAPI. */
  readonly id:
    | 'StoryStructure'
    | 'StoryNode'
    | 'StoryVariant'
    | 'StoryChoice'
    | 'StoryChapter'
    | 'StoryThing'
    | 'StorySecret'
    | 'LayerTexts'
    | 'LayerNode'
    | 'LayerChoice'
    | 'LayerLoreCard'
    | 'LayerThing';
  readonly fields: Readonly<Record<string, StructureField>>;
}

export const CHOICE = {
  id: 'StoryChoice',
  fields: {
    text: { type: 'text', max: CHOICE_TEXT_MAX },
    target: { type: 'text', max: NODE_NAME_MAX },
    condition: { type: 'text', max: EXPRESSION_MAX, isOptional: true },
    effect: { type: 'text', max: EXPRESSION_MAX, isOptional: true },
    ask: { type: 'text', max: ASK_MAX, isOptional: true },
    deed: { type: 'text', max: DEED_MAX, isOptional: true },
    said: { type: 'texts', max: SAID_MAX, textMax: SAID_TEXT_MAX, isOptional: true },
    check: { type: 'text', max: EXPRESSION_MAX, isOptional: true },
    win_text: { type: 'text', max: NODE_TEXT_MAX, isOptional: true },
    lose_text: { type: 'text', max: NODE_TEXT_MAX, isOptional: true },
    lose_effect: { type: 'text', max: EXPRESSION_MAX, isOptional: true },
    lose_target: { type: 'text', max: NODE_NAME_MAX, isOptional: true },
  },
} as const satisfies StructurePart;

export const VARIANT = {
  id: 'StoryVariant',
  fields: {
    condition: { type: 'text', max: EXPRESSION_MAX },
    text: { type: 'text', max: NODE_TEXT_MAX },
  },
} as const satisfies StructurePart;

export const NODE = {
  id: 'StoryNode',
  fields: {
    text: { type: 'text', max: NODE_TEXT_MAX },
    choices: { type: 'list', of: CHOICE, max: CHOICES_MAX },
    mode: { type: 'oneOf', values: NODE_MODES, isOptional: true },
    goal: { type: 'text', max: NODE_TEXT_MAX, isOptional: true },
    max_turns: { type: 'count', max: NODE_TURNS_MAX, isOptional: true },
    variants: { type: 'list', of: VARIANT, max: VARIANTS_MAX, isOptional: true },
    title: { type: 'text', max: SCENE_TITLE_MAX, isOptional: true },
    hint: { type: 'text', max: SCENE_HINT_MAX, isOptional: true },
    note: { type: 'text', max: SCENE_NOTE_MAX, isOptional: true },
    each_turn: { type: 'text', max: EXPRESSION_MAX, isOptional: true },
    time_out: { type: 'text', max: NODE_NAME_MAX, isOptional: true },
    ending: { type: 'oneOf', values: ENDING_KINDS, isOptional: true },
  },
} as const satisfies StructurePart;

/** A chapter: the scenes from `node` up to the beginning of the next chapter. */
export const CHAPTER = {
  id: 'StoryChapter',
  fields: {
    title: { type: 'text', max: CHAPTER_TITLE_MAX },
    node: { type: 'text', max: NODE_NAME_MAX },
  },
} as const satisfies StructurePart;

/** A thing that the player or a character can hold. Effects that give or take it refer to it by its key. */
export const THING = {
  id: 'StoryThing',
  fields: {
    name: { type: 'text', max: THING_NAME_MAX },
    line: { type: 'text', max: THING_LINE_MAX, isOptional: true },
  },
} as const satisfies StructurePart;

/** What only some people of the story know, under the name by which effects tell it. */
export const SECRET = {
  id: 'StorySecret',
  fields: {
    text: { type: 'text', max: NODE_TEXT_MAX },
    holders: { type: 'texts', max: HOLDERS_MAX, textMax: SHARE_NAME_MAX },
    until: { type: 'text', max: EXPRESSION_MAX, isOptional: true },
  },
} as const satisfies StructurePart;

/**
 * Every field of a story's structure, with its limits. The types, the server's schema, OpenAPI, the editor's check, the
 * story checks and the file readers are derived from it. A choice may lack its target, because drafts may be
 * unfinished; the story checks report it.
 */
export const STRUCTURE = {
  id: 'StoryStructure',
  fields: {
    start_node: { type: 'text', max: NODE_NAME_MAX },
    nodes: { type: 'map', of: NODE, max: NODES_MAX, nameMax: NODE_NAME_MAX },
    chapters: { type: 'list', of: CHAPTER, max: CHAPTERS_MAX, isOptional: true },
    takes: { type: 'texts', max: SHARES_MAX, textMax: SHARE_NAME_MAX, isOptional: true },
    leaves: { type: 'texts', max: SHARES_MAX, textMax: SHARE_NAME_MAX, isOptional: true },
    meets: { type: 'texts', max: MEETS_MAX, textMax: SHARE_NAME_MAX, isOptional: true },
    things: { type: 'map', of: THING, max: THINGS_MAX, nameMax: SHARE_NAME_MAX, isOptional: true },
    secrets: { type: 'map', of: SECRET, max: SECRETS_MAX, nameMax: SHARE_NAME_MAX, isOptional: true },
    lost_at: { type: 'text', max: NODE_NAME_MAX, isOptional: true },
  },
} as const satisfies StructurePart;
