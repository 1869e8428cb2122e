import type { AuthoredStory } from '@kathaloka/contract/entities';
import { isJsonObject, type JsonObject, type RuleFault } from '@kathaloka/contract/rules';

/** The fields that the administrators' form edits as JSON. */
export const JSON_TEXTS = ['game_config', 'story_structure'] as const;
type JsonText = (typeof JSON_TEXTS)[number];

function parsedObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text is a JSON object. A blank one counts as an empty object. */
export function isJsonText(text: string): boolean {
  return text.trim() === '' || parsedObject(text) !== undefined;
}

/** Parses a JSON text field; anything but a JSON object becomes an empty one. */
export function readJsonObject(text: string): JsonObject {
  return parsedObject(text) ?? {};
}

/** A structure as it is typed or stored. */
interface Structure {
  readonly nodes?: unknown;
}

/** The fault of an administrators' edit that would remove all scenes of a story. */
export function scenesFault(after: Structure, before: Structure): RuleFault | undefined {
  const hasScenes = ({ nodes }: Structure) => isJsonObject(nodes) && Object.keys(nodes).length > 0;
  return hasScenes(before) && !hasScenes(after) ? { code: 'scenes_missing' } : undefined;
}

/** Why JSON cannot be saved over an existing story: it cannot be parsed, or it has none of the story's scenes. */
export function jsonFault(name: JsonText, text: string, story: AuthoredStory): RuleFault | undefined {
  const parsed = parsedObject(text);
  if (name === 'story_structure' && (parsed || isJsonText(text)))
    return scenesFault(parsed ?? {}, story.story_structure);
  return parsed ? undefined : { code: 'json_unreadable' };
}

/** The choices of a scene, which may be any JSON value. */
function choicesOf(node: unknown): readonly JsonObject[] {
  const choices = isJsonObject(node) ? node['choices'] : undefined;
  return Array.isArray(choices) ? choices.map((choice: unknown) => (isJsonObject(choice) ? choice : {})) : [];
}

/** Adds the node `end` to a structure whose choices lead to it without defining it. */
export function withEndNode(structure: JsonObject): JsonObject {
  const { nodes } = structure;
  if (!isJsonObject(nodes) || Object.hasOwn(nodes, 'end')) return structure;
  const targets = Object.values(nodes).flatMap(choicesOf);
  if (!targets.some(({ target }) => target === 'end')) return structure;
  return { ...structure, nodes: { ...nodes, end: { text: 'The end of your adventure.', choices: [] } } };
}

/** The paths of choices whose target scene does not exist. Leaves out those to `end`, which is added when saving. */
export function looseEnds(text: string): { path: string; target: string }[] {
  const { nodes } = withEndNode(readJsonObject(text));
  if (!isJsonObject(nodes)) return [];
  return Object.entries(nodes).flatMap(([name, node]) =>
    choicesOf(node).flatMap(({ target }, index) => {
      if (typeof target !== 'string' || target === '' || Object.hasOwn(nodes, target)) return [];
      return [{ path: `nodes.${name}.choices.${index}.target`, target }];
    }),
  );
}
