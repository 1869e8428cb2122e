import { isJsonObject, type JsonObject } from '@kathaloka/contract/rules';
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
  checkStructure(isWhole ? whole['story_structure'] : whole, isWhole ? 'story_structure.' : '');
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

function checkStructure(value: unknown, path: string): void {
  const structure = objectAt(value, path.slice(0, -1) || 'The file');
  textAt(structure, 'start_node', path);
  const nodes = objectAt(structure['nodes'], `${path}nodes`);
  for (const [name, node] of Object.entries(nodes)) {
    const place = `${path}nodes.${name}`;
    checkNode(objectAt(node, place), `${place}.`);
  }
}

function checkNode(node: JsonObject, path: string): void {
  textAt(node, 'text', path);
  if (node['choices'] === undefined) throw new NoStory(`${path}choices must be a list.`);
  listOf(node, 'choices', path, (choice, place) => {
    for (const name of ['text', 'target']) textAt(choice, name, place);
    for (const name of ['condition', 'effect', 'deed'])
      if (choice[name] !== undefined) textAt(choice, name, place);
  });
  listOf(node, 'variants', path, (variant, place) => {
    for (const name of ['condition', 'text']) textAt(variant, name, place);
  });
  for (const name of ['mode', 'goal', 'title', 'note'])
    if (node[name] !== undefined) textAt(node, name, path);
  const turns = node['max_turns'];
  if (turns !== undefined && typeof turns !== 'number')
    throw new NoStory(`${path}max_turns must be a number.`);
}
