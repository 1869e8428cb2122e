import type { StoryCreate, StoryStructure } from '@kathaloka/contract/entities';
import * as limits from '@kathaloka/contract/limits';
import { jsonFault } from '@kathaloka/contract/json';
import { checkCoverUrl } from '@kathaloka/contract/rules';
import { ofPlainFields } from '@kathaloka/contract/storyFields';
import type { StoryFields } from '../answer.ts';
import { excerpt, type NoteBook } from '../report/notes.ts';
import { refuse } from '../report/refusals.ts';
import { keysInOrder } from './keysInOrder.ts';
import { layersShape } from './layerShape.ts';
import { lexiconShape } from './lexiconShape.ts';
import { bool, listOf, mapOf, number, objectOf, oneOf, orNull, text, type Shape } from './shape.ts';
import { structureShape } from './structureShape.ts';

/** The version of our own format that this program writes. */
export const BUNDLE_VERSION = 1;

const ID = 36;
const PHRASE = 120;

/** Reads our own format without changes; an invalid value is refused, with its path. */
export function readBundle(
  source: string,
  notes: NoteBook,
): { fields: StoryFields; structure: StoryStructure } {
  const lost = fieldLost(notes);
  const json = parsed(source) as Record<string, unknown>;
  if (json['kathaloka'] !== BUNDLE_VERSION)
    refuse('version_unknown', { version: String(json['kathaloka']).slice(0, 60) });
  const bundle = objectOf(
    {
      // editors use the schema for completion
      $schema: (value) => value,
      kathaloka: number(BUNDLE_VERSION, BUNDLE_VERSION),
      story: objectOf(storyShapes(lost), ['story_structure'], lost),
    },
    ['story'],
    lost,
  )(json, '$');
  const { story_structure: structure, ...fields } = bundle.story;
  const url = fields.cover_image_url;
  if (url?.trim() && checkCoverUrl(url)) {
    fields.cover_image_url = null;
    notes.add('cover_lost', null, { text: excerpt(url) });
  }
  noteOrder(structure, keysInOrder(source, ['story', 'story_structure', 'nodes']), notes);
  return { fields: fields as StoryFields, structure };
}

/** Reads a structure without a story around it, as the editor's JSON view shows it. */
export function readScenes(source: string, notes: NoteBook): StoryStructure {
  const structure = structureShape(fieldLost(notes))(parsed(source), '$');
  noteOrder(structure, keysInOrder(source, ['nodes']), notes);
  return structure;
}

const fieldLost = (notes: NoteBook) => (path: string) =>
  notes.add('field_lost', null, { name: path.slice(0, 200) });

function noteOrder({ nodes }: StoryStructure, inFile: readonly string[], notes: NoteBook): void {
  const names = Object.keys(nodes);
  if ([...new Set(inFile)].some((name, at) => name !== names[at]))
    notes.add('scenes_reordered', null, { text: excerpt(names.filter(isWholeNumber).join(', ')) });
}

/** JavaScript objects list whole-number keys first, whatever the order of the file. */
const isWholeNumber = (name: string) => /^(?:0|[1-9]\d*)$/.test(name);

/** Parses JSON, or refuses it with the line and column of its fault. */
export function parsed(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    const { line, column } = jsonFault(source) ?? { line: 1, column: 1 };
    return refuse('unreadable', { line, column, reason: 'JSON' });
  }
}

const inLimits = (name: keyof typeof limits.STORY_NUMBERS) => {
  const { min, max } = limits.STORY_NUMBERS[name];
  return number(min, max, name !== 'xp_gain_multiplier');
};

/** The fields whose type defines how they are read. */
const plainShapes = ofPlainFields((field, name): Shape<unknown> => {
  switch (field.type) {
    case 'text':
      return text(field.max);
    case 'flag':
      return bool;
    case 'oneOf':
      return oneOf(field.values);
    default:
      return inLimits(name as keyof typeof limits.STORY_NUMBERS);
  }
});

function storyShapes(lost: (path: string) => void) {
  return {
    ...plainShapes,
    cover_image_url: orNull(text(limits.URL_MAX)),
    category_id: text(ID),
    tag_ids: listOf(text(ID), limits.STORY_TAGS_MAX),
    game_config: gameConfigShape(lost),
    story_structure: structureShape(lost),
    ...extrasShapes(lost),
    layers: layersShape(lost),
  } satisfies Record<keyof StoryCreate, Shape<unknown>>;
}

function gameConfigShape(lost: (path: string) => void) {
  const command = objectOf({ cost: number(0, 1_000_000) }, ['cost'], lost);
  return objectOf(
    {
      xp_gain_multiplier: inLimits('xp_gain_multiplier'),
      health_max: inLimits('health_max'),
      inventory_slots: inLimits('inventory_slots'),
      skill_check_difficulty: oneOf(limits.SKILL_CHECK_DIFFICULTIES),
      commands: mapOf(command, { keyMax: 40, entries: limits.COMMANDS_MAX }),
    },
    [],
    lost,
  );
}

/** Reads the fields for the narrator and the illustrator. */
function extrasShapes(lost: (path: string) => void) {
  const phrase = text(PHRASE);
  const card = objectOf(
    { keys: listOf(phrase, 20, 1), text: text(limits.NODE_TEXT_MAX) },
    ['keys', 'text'],
    lost,
  );
  const shown = objectOf(
    { figure: text(PHRASE, 1), rule: oneOf(limits.DEPICTION_RULES) },
    ['figure', 'rule'],
    lost,
  );
  const cover = objectOf(
    {
      style: oneOf(limits.PICTURE_STYLES),
      seed: text(PHRASE),
      keywords: listOf(text(60), limits.COVER_KEYWORDS_MAX),
    },
    ['style', 'seed', 'keywords'],
    lost,
  );
  return {
    cover: orNull(cover),
    lore_cards: listOf(card, limits.LORE_CARDS_MAX),
    depiction: listOf(shown, limits.DEPICTIONS_MAX),
    lexicon: orNull(lexiconShape(lost)),
  };
}
