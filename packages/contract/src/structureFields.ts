import {
  CHOICE_TEXT_MAX,
  CHOICES_MAX,
  DEED_MAX,
  EXPRESSION_MAX,
  NODE_MODES,
  NODE_NAME_MAX,
  NODE_TEXT_MAX,
  NODE_TURNS_MAX,
  NODES_MAX,
  SCENE_NOTE_MAX,
  SCENE_TITLE_MAX,
  VARIANTS_MAX,
} from './allLimits.ts';

type FieldType =
  | { readonly type: 'text'; readonly max: number }
  | { readonly type: 'oneOf'; readonly values: readonly string[] }
  /** A whole number from 1. */
  | { readonly type: 'count'; readonly max: number }
  | { readonly type: 'list'; readonly of: StructurePart; readonly max: number }
  /** An object with user-defined names. */
  | { readonly type: 'map'; readonly of: StructurePart; readonly max: number; readonly nameMax: number };

export type StructureField = FieldType & {
  readonly isOptional?: true;
  /** For OpenAPI. */
  readonly description?: string;
};

/** A scene, a choice, a variant, or the whole. */
export interface StructurePart {
  /** Its name in OpenAPI. */
  readonly id: string;
  readonly fields: Readonly<Record<string, StructureField>>;
}

export const CHOICE = {
  id: 'StoryChoice',
  fields: {
    text: { type: 'text', max: CHOICE_TEXT_MAX },
    target: { type: 'text', max: NODE_NAME_MAX, description: 'Name of the next node' },
    condition: {
      type: 'text',
      max: EXPRESSION_MAX,
      isOptional: true,
      description: 'Such as `oil >= 2 and not has vow`',
    },
    effect: {
      type: 'text',
      max: EXPRESSION_MAX,
      isOptional: true,
      description: 'Such as `oil - 1; gain sign`',
    },
    deed: {
      type: 'text',
      max: DEED_MAX,
      isOptional: true,
      description: 'A noun phrase for the choice, which the narrator may mention later',
    },
  },
} as const satisfies StructurePart;

export const VARIANT = {
  id: 'StoryVariant',
  fields: {
    condition: { type: 'text', max: EXPRESSION_MAX, description: 'Such as `has lamp`' },
    text: { type: 'text', max: NODE_TEXT_MAX, description: 'Told instead of the text of the node' },
  },
} as const satisfies StructurePart;

export const NODE = {
  id: 'StoryNode',
  fields: {
    text: { type: 'text', max: NODE_TEXT_MAX },
    choices: { type: 'list', of: CHOICE, max: CHOICES_MAX, description: 'Empty: the story ends here' },
    mode: { type: 'oneOf', values: NODE_MODES, isOptional: true, description: 'Defaults to `guided`' },
    goal: {
      type: 'text',
      max: NODE_TEXT_MAX,
      isOptional: true,
      description: 'The aim of free play in an `open` node',
    },
    max_turns: { type: 'count', max: NODE_TURNS_MAX, isOptional: true },
    variants: {
      type: 'list',
      of: VARIANT,
      max: VARIANTS_MAX,
      isOptional: true,
      description: 'The first one whose condition holds is told instead of the text',
    },
    title: {
      type: 'text',
      max: SCENE_TITLE_MAX,
      isOptional: true,
      description: 'Of an ending: its name, which players read once they have found it',
    },
    note: {
      type: 'text',
      max: SCENE_NOTE_MAX,
      isOptional: true,
      description: 'A note for authors; players and narrators never see it',
    },
  },
} as const satisfies StructurePart;

/**
 * Every field of a story's structure, with its limits. The types, the server's schema, OpenAPI, the editor's check and
 * the reading of files are made from it.
 *
 * Targets may be missing, because a draft may be unfinished. The story checks report them.
 */
export const STRUCTURE = {
  id: 'StoryStructure',
  fields: {
    start_node: { type: 'text', max: NODE_NAME_MAX, description: 'Empty if there are no nodes' },
    nodes: { type: 'map', of: NODE, max: NODES_MAX, nameMax: NODE_NAME_MAX },
  },
} as const satisfies StructurePart;
