import type { Fault } from '@kathaloka/contract/entities';
import { readJsonObject, withEndNode } from '@kathaloka/contract/rules';
import { STORY_NUMBER_FIELDS } from './storyFormValues.ts';

export const STORY_SECTIONS = ['basics', 'categories', 'settings', 'config', 'structure'] as const;
export type StorySection = (typeof STORY_SECTIONS)[number];

const SETTINGS = [
  'content_rating',
  'difficulty_level',
  'language',
  'is_featured',
  'is_premium',
  'is_open_to_guests',
];

/** The section of a field; unknown fields belong to the basics. */
export function sectionOf(field: string): StorySection {
  if (field === 'category_id' || field === 'tag_ids') return 'categories';
  if (field === 'game_config') return 'config';
  if (field === 'story_structure') return 'structure';
  return [...SETTINGS, ...STORY_NUMBER_FIELDS].includes(field) ? 'settings' : 'basics';
}

export interface PlacedFault {
  /** The field of the form. */
  field: string;
  /** The path of the error: `nodes.intro.choices.0.target`, or the field itself. */
  path: string;
  fault: Fault;
}

/** Assigns the server's errors to their fields. Drops a leading `body` from the path. */
export function placedFaults(faults: readonly Fault[]): PlacedFault[] {
  return faults.map((fault) => {
    const [field = '', ...inside] = fault.loc
      .filter((part, index) => index > 0 || part !== 'body')
      .map(String);
    return { field, path: inside.join('.') || field, fault };
  });
}

/** Whether a text is a JSON object. A blank one counts as an empty object. */
export function isJsonObject(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

interface Loose {
  nodes?: Readonly<Record<string, { choices?: readonly { target?: unknown }[] } | undefined>>;
}

/** The paths of choices whose target scene is missing, except `end`, which is added when saving. */
export function looseEnds(text: string): { path: string; target: string }[] {
  const { nodes } = withEndNode(readJsonObject(text)) as Loose;
  if (typeof nodes !== 'object' || nodes === null) return [];
  return Object.entries(nodes).flatMap(([name, node]) => {
    const choices = Array.isArray(node?.choices) ? node.choices : [];
    return choices.flatMap((choice: { target?: unknown } | null, index) => {
      const target = choice?.target;
      if (typeof target !== 'string' || target === '' || Object.hasOwn(nodes, target)) return [];
      return [{ path: `nodes.${name}.choices.${index}.target`, target }];
    });
  });
}
