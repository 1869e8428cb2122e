import { isJsonObject, type JsonObject } from '@kathaloka/contract/rules';
import { FORMAT_VERSION } from '../runtime/storyFile.ts';

/** The fields that players read. All others are for authors or narrators. */
const STORY = [
  'title',
  'tagline',
  'language',
  'image_alt',
  'cover_image_url',
  'initial_xp',
  'total_scenes',
  'game_config',
];
const STRUCTURE = ['start_node', 'chapters', 'takes', 'leaves', 'meets', 'things', 'lost_at'];
/** Who knows a secret decides conditions. Its text is for narrators. */
const SECRET = ['holders', 'until'];
const NODE = ['text', 'title', 'hint', 'max_turns', 'each_turn', 'time_out', 'ending'];
const ATTEMPT = ['check', 'win_text', 'lose_text', 'lose_effect', 'lose_target'];
const CHOICE = ['text', 'target', 'condition', 'effect', 'ask', 'deed', ...ATTEMPT];
const LAYER = ['title', 'tagline', 'image_alt', 'chapters', 'things', 'made_from'];
const LAYER_NODE = ['title', 'hint', 'text', 'variants'];
const LAYER_CHOICE = ['text', 'deed', 'win_text', 'lose_text'];

/** A story file without the fields for narrators and authors, such as notes, goals, lore and prompts. */
export function playedPart(story: unknown): object {
  const whole = object(story);
  const structure = object(whole['story_structure']);
  return {
    kathaloka: FORMAT_VERSION,
    story: {
      ...some(whole, STORY),
      story_structure: {
        ...some(structure, STRUCTURE),
        ...(structure['secrets'] !== undefined && {
          secrets: each(structure['secrets'], (secret) => ({ ...some(secret, SECRET), text: '' })),
        }),
        nodes: each(structure['nodes'], (node) => ({
          ...some(node, NODE),
          ...listed(node, 'variants', ['condition', 'text']),
          choices: list(node['choices']).map((choice) => some(choice, CHOICE)),
        })),
      },
      layers: each(whole['layers'], (layer) => ({
        ...some(layer, LAYER),
        nodes: each(layer['nodes'], (node) => ({
          ...some(node, LAYER_NODE),
          ...listed(node, 'choices', LAYER_CHOICE),
        })),
      })),
    },
  };
}

const object = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
const list = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.map(object) : []);

const each = (value: unknown, change: (part: JsonObject) => object): object =>
  Object.fromEntries(Object.entries(object(value)).map(([name, part]) => [name, change(object(part))]));

const some = (from: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

/** An optional list, with only these fields of each item. */
const listed = (from: JsonObject, name: string, fields: readonly string[]): object =>
  from[name] === undefined ? {} : { [name]: list(from[name]).map((part) => some(part, fields)) };
