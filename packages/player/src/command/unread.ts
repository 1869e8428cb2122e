import { LAYER_TEXTS } from '@kathaloka/contract/layerFields';
import { COMMAND_XP, GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import { isJsonObject, type JsonObject } from '@kathaloka/contract/rules';
import { STORY_FIELD_NAMES } from '@kathaloka/contract/storyFields';
import { CHOICE, NODE, STRUCTURE, type StructurePart } from '@kathaloka/contract/structureFields';
import { nearName } from '@kathaloka/story';
import { pathText } from '../runtime/faults.ts';

type Path = readonly (string | number)[];

const STORY = [...STORY_FIELD_NAMES, 'kathaloka', '$schema'];
const CONFIG = [...Object.keys(GAME_CONFIG_DEFAULTS), 'commands'];

/** The right place of fields that authors often misplace. */
const HOMES: readonly (readonly [fields: readonly string[], place: string])[] = [
  [STORY_FIELD_NAMES, 'within “story”, beside “title”'],
  [Object.keys(STRUCTURE.fields), 'within “story_structure”, beside “nodes”'],
  [Object.keys(NODE.fields), 'within a scene'],
  [Object.keys(CHOICE.fields), 'within a choice'],
  [CONFIG, 'within “game_config”'],
];

/** Fields of a file that nothing reads. Players ignore them, so they may be the author's mistakes. */
export function unreadFields(file: unknown): readonly string[] {
  const whole = object(file);
  if (!('story' in whole)) return ofStory(whole, []);
  return [
    ...unreadIn(whole, ['kathaloka', 'story', '$schema'], []),
    ...ofStory(object(whole['story']), ['story']),
  ];
}

/** The unread fields of a story, or of a structure that stands alone. */
function ofStory(story: JsonObject, path: Path): string[] {
  if (!('story_structure' in story)) return inPart(story, STRUCTURE, path, ['kathaloka', '$schema']);
  const config = object(story['game_config']);
  const commands = object(config['commands']);
  const configPath = [...path, 'game_config'];
  return [
    ...unreadIn(story, STORY, path),
    ...unreadIn(config, CONFIG, configPath),
    ...unreadIn(commands, Object.keys(COMMAND_XP), [...configPath, 'commands']),
    ...inPart(story['story_structure'], STRUCTURE, [...path, 'story_structure']),
    ...Object.entries(object(story['layers'])).flatMap(([language, layer]) =>
      inPart(layer, LAYER_TEXTS, [...path, 'layers', language], ['lexicon']),
    ),
  ];
}

function inPart(
  value: unknown,
  { fields }: StructurePart,
  path: Path,
  more: readonly string[] = [],
): string[] {
  const part = object(value);
  return [
    ...unreadIn(part, [...Object.keys(fields), ...more], path),
    ...Object.entries(fields).flatMap(([name, field]) => {
      if (field.type !== 'list' && field.type !== 'map') return [];
      return entriesOf(part[name]).flatMap(([at, entry]) => inPart(entry, field.of, [...path, name, at]));
    }),
  ];
}

function entriesOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(object(value));
}

function unreadIn(part: JsonObject, known: readonly string[], path: Path): string[] {
  return Object.keys(part)
    .filter((name) => !known.includes(name))
    .map((name) => `${pathText('$', [...path, name])}: ${whyUnread(name, known)}`);
}

function whyUnread(name: string, known: readonly string[]): string {
  const [, place] = HOMES.find(([fields]) => fields.includes(name)) ?? [];
  if (place !== undefined) return `Nothing reads this field here. It belongs ${place}.`;
  const meant = nearName(name, known);
  return `Nothing reads this field.${meant === null ? '' : ` Did you mean “${meant}”?`}`;
}

const object = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
