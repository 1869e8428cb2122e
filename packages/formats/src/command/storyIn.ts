import { isJsonObject, type JsonObject } from '@kathaloka/contract/rules';
import { STRUCTURE, type StructureField, type StructurePart } from '@kathaloka/contract/structureFields';
import type { CheckedStory } from '@kathaloka/story';

/** A file that is JSON but not a story. */
export class NoStory extends Error {}

/** The story of a file: a whole story with its `story_structure`, or the structure alone. */
export function storyIn(read: unknown): CheckedStory {
  const file = objectAt(read, 'The file');
  const whole = isJsonObject(file['story']) ? file['story'] : file;
  const isWhole = 'story_structure' in whole;
  if (!isWhole && !('nodes' in whole))
    throw new NoStory('The file is no story: it has neither “story_structure” nor “nodes”.');
  if (isWhole)
    checkPart(objectAt(whole['story_structure'], 'story_structure'), 'story_structure.', STRUCTURE);
  else checkPart(whole, '', STRUCTURE);
  if (!isWhole) return { story_structure: whole } as unknown as CheckedStory;
  for (const name of [
    'title',
    'tagline',
    'story_description',
    'story_prompt',
    'story_system_prompt',
    'language',
  ])
    if (whole[name] !== undefined) textAt(whole, name, '');
  listOf(whole, 'lore_cards', '', (card, path) => textAt(card, 'text', path));
  listOf(whole, 'depiction', '', (figure, path) => {
    textAt(figure, 'figure', path);
    textAt(figure, 'rule', path);
  });
  return whole as unknown as CheckedStory;
}

function objectAt(value: unknown, path: string): JsonObject {
  if (!isJsonObject(value)) throw new NoStory(`${path} must be an object.`);
  return value;
}

function textAt(owner: JsonObject, name: string, path: string): void {
  if (typeof owner[name] !== 'string') throw new NoStory(`${path}${name} must be a string.`);
}

/** A list that may be missing. */
function listOf(
  owner: JsonObject,
  name: string,
  path: string,
  check: (entry: JsonObject, path: string) => void,
): void {
  const list = owner[name] ?? [];
  if (!Array.isArray(list)) throw new NoStory(`${path}${name} must be a list.`);
  list.forEach((entry: unknown, index) => {
    const place = `${path}${name}[${index}]`;
    check(objectAt(entry, place), `${place}.`);
  });
}

/** Checks only the types of fields, because the story checks report exceeded limits. */
function checkField(owner: JsonObject, name: string, path: string, field: StructureField): void {
  switch (field.type) {
    case 'text':
    case 'oneOf':
      return textAt(owner, name, path);
    case 'count':
      if (typeof owner[name] !== 'number') throw new NoStory(`${path}${name} must be a number.`);
      return;
    case 'texts':
      if (!Array.isArray(owner[name])) throw new NoStory(`${path}${name} must be a list.`);
      return owner[name].forEach((text, index) => {
        if (typeof text !== 'string') throw new NoStory(`${path}${name}[${index}] must be a string.`);
      });
    case 'list':
      if (owner[name] === undefined) throw new NoStory(`${path}${name} must be a list.`);
      return listOf(owner, name, path, (entry, place) => checkPart(entry, place, field.of));
    case 'textMap':
      return Object.keys(objectAt(owner[name], path + name)).forEach((key) =>
        textAt(owner[name] as JsonObject, key, `${path}${name}.`),
      );
    default:
      for (const [key, part] of Object.entries(objectAt(owner[name], path + name))) {
        const place = `${path}${name}.${key}`;
        checkPart(objectAt(part, place), `${place}.`, field.of);
      }
  }
}

function checkPart(part: JsonObject, path: string, { fields }: StructurePart): void {
  for (const [name, field] of Object.entries(fields))
    if (!field.isOptional || part[name] !== undefined) checkField(part, name, path, field);
}
