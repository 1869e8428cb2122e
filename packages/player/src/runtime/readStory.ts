import { type JsonFault, jsonFault } from '@kathaloka/contract/json';
import { LAYER_TEXTS } from '@kathaloka/contract/layerFields';
import {
  COMMAND_XP,
  COMMANDS_MAX,
  SKILL_CHECK_DIFFICULTIES,
  GAME_CONFIG_DEFAULTS,
  LANGUAGES,
  STORY_DEFAULTS,
  STORY_NUMBERS,
} from '@kathaloka/contract/limits';
import { isJsonObject, type JsonObject } from '@kathaloka/contract/rules';
import { structureFault } from '@kathaloka/story/structureFault';
import { refuseField, Unplayable } from './faults.ts';
import { FORMAT_VERSION, type ReadStory, type StoryFile } from './storyFile.ts';

/** Reads a story from the text of a file. */
export function readStoryText(text: string): ReadStory {
  // some editors begin a file with a byte order mark
  const source = text.replace(/^\ufeff/, '');
  return reading(() => {
    // UTF-16 read as UTF-8 has NUL as every second character, which JSON never contains
    if (source.slice(0, 4).includes('\0'))
      throw new Unplayable('json', '', 'The file is UTF-16. Save it as UTF-8.', { line: 1, column: 1 });
    const fault = jsonFault(source);
    if (fault) throw noJson(fault);
    return storyOf(JSON.parse(source));
  });
}

/** Reads a story from parsed JSON: a whole file, a story, or its structure alone. */
export function readStory(json: unknown): ReadStory {
  return reading(() => storyOf(json));
}

function reading(read: () => StoryFile): ReadStory {
  try {
    return { story: read() };
  } catch (error) {
    if (error instanceof Unplayable) return { fault: error.fault };
    throw error;
  }
}

const noJson = ({ line, column, message }: JsonFault): Unplayable =>
  new Unplayable('json', '', message, { line, column });

function storyOf(file: unknown): StoryFile {
  if (!isJsonObject(file)) throw new Unplayable('no_story', '$', 'A story is an object.');
  for (const name of ['series', 'stories'])
    if (name in file)
      throw new Unplayable('several', `$.${name}`, 'This file holds several stories. Play one of them.');
  const isFile = 'story' in file;
  if (isFile && file['kathaloka'] !== FORMAT_VERSION)
    throw new Unplayable('version', '$.kathaloka', versionMessage(file['kathaloka']));
  const root = isFile ? '$.story' : '$';
  const story = isFile ? objectAt(file, 'story', '$') : file;
  if ('story_structure' in story) return wholeStory(story, root);
  if ('nodes' in story) return wholeStory({ story_structure: story }, root, root);
  throw new Unplayable('no_story', root, 'There is neither “story_structure” nor “nodes” here.');
}

const versionMessage = (version: unknown): string =>
  typeof version === 'number' && version > FORMAT_VERSION
    ? `The file is of a newer version of the format, ${version}. This player reads version ${FORMAT_VERSION}.`
    : `The version of the format must stand here: the number ${FORMAT_VERSION}, without quotes.`;

/** Wraps a bare structure in a story. */
function wholeStory(story: JsonObject, root: string, structureAt = `${root}.story_structure`): StoryFile {
  const fault = structureFault(story['story_structure']);
  if (fault) refuseField(structureAt, fault);
  const structure = story['story_structure'] as StoryFile['story_structure'];
  if (!Object.hasOwn(structure.nodes, structure.start_node))
    throw new Unplayable(
      'no_start',
      `${structureAt}.start_node`,
      structure.start_node === ''
        ? 'The story has no scene to begin with.'
        : `There is no scene “${structure.start_node.slice(0, 80)}”, with which the story begins.`,
    );
  const language = story['language'] ?? STORY_DEFAULTS.language;
  const known = LANGUAGES.find((each) => each === language);
  if (!known)
    throw new Unplayable('field', `${root}.language`, `There must be one of ${LANGUAGES.join(', ')} here.`);
  const cover = story['cover_image_url'];
  return {
    title: textAt(story, 'title', root),
    tagline: textAt(story, 'tagline', root),
    image_alt: textAt(story, 'image_alt', root),
    cover_image_url: typeof cover === 'string' && cover.trim() !== '' ? cover : null,
    language: known,
    initial_xp: numberAt(story, 'initial_xp', root, STORY_DEFAULTS.initial_xp),
    total_scenes: numberAt(story, 'total_scenes', root, 0),
    game_config: gameConfig(story, root),
    story_structure: structure,
    layers: layersOf(story, root),
  };
}

function gameConfig(story: JsonObject, root: string): StoryFile['game_config'] {
  const config = objectAt(story, 'game_config', root);
  const path = `${root}.game_config`;
  const commands = objectAt(config, 'commands', path);
  const names = Object.keys(commands);
  if (names.length > COMMANDS_MAX)
    throw new Unplayable('field', `${path}.commands`, `There are more than ${COMMANDS_MAX} entries here.`);
  const known = names.filter((name) => Object.hasOwn(COMMAND_XP, name));
  return {
    xp_gain_multiplier: numberAt(config, 'xp_gain_multiplier', path, GAME_CONFIG_DEFAULTS.xp_gain_multiplier),
    health_max: numberAt(config, 'health_max', path, GAME_CONFIG_DEFAULTS.health_max),
    inventory_slots: numberAt(config, 'inventory_slots', path, GAME_CONFIG_DEFAULTS.inventory_slots),
    skill_check_difficulty: difficultyAt(config, path),
    commands: Object.fromEntries(
      known.map((name) => {
        const at = `${path}.commands.${name}`;
        return [name, { cost: numberAt(objectAt(commands, name, `${path}.commands`), 'cost', at, null) }];
      }),
    ),
  };
}

function difficultyAt(config: JsonObject, path: string): (typeof SKILL_CHECK_DIFFICULTIES)[number] {
  const value = config['skill_check_difficulty'] ?? GAME_CONFIG_DEFAULTS.skill_check_difficulty;
  const known = SKILL_CHECK_DIFFICULTIES.find((each) => each === value);
  if (known) return known;
  throw new Unplayable(
    'field',
    `${path}.skill_check_difficulty`,
    `There must be one of ${SKILL_CHECK_DIFFICULTIES.join(', ')} here.`,
  );
}

function layersOf(story: JsonObject, root: string): NonNullable<StoryFile['layers']> {
  const layers = objectAt(story, 'layers', root);
  for (const [language, layer] of Object.entries(layers)) {
    const path = `${root}.layers.${language.slice(0, 80)}`;
    if (!LANGUAGES.some((each) => each === language))
      throw new Unplayable('field', path, `There is no such language: one of ${LANGUAGES.join(', ')}.`);
    const fault = structureFault(layer, LAYER_TEXTS);
    if (fault) refuseField(path, fault);
  }
  return layers;
}

/** An optional object. */
function objectAt(owner: JsonObject, name: string, path: string): JsonObject {
  const value = owner[name] ?? {};
  if (!isJsonObject(value)) throw new Unplayable('field', `${path}.${name}`, 'There must be an object here.');
  return value;
}

function textAt(owner: JsonObject, name: string, path: string): string {
  const value = owner[name] ?? '';
  if (typeof value !== 'string')
    throw new Unplayable('field', `${path}.${name}`, 'There must be a text here.');
  return value;
}

/** A number within the bounds of the author's form; `missing` is the default, or null if the field is required. */
function numberAt(owner: JsonObject, name: string, path: string, missing: number | null): number {
  const value = owner[name] ?? missing;
  const isWhole = name !== 'xp_gain_multiplier';
  const { min, max } = { min: 0, max: 1_000_000, ...boundsOf(name) };
  if (typeof value === 'number' && value >= min && value <= max && (!isWhole || Number.isInteger(value)))
    return value;
  throw new Unplayable(
    'field',
    `${path}.${name}`,
    `There must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max} here.`,
  );
}

const boundsOf = (name: string): { readonly min: number; readonly max: number } | undefined =>
  Object.hasOwn(STORY_NUMBERS, name) ? STORY_NUMBERS[name as keyof typeof STORY_NUMBERS] : undefined;
