import type { Fault } from '@kathaloka/contract/entities';
import { readJsonObject, withEndNode } from '@kathaloka/contract/rules';
import { STORY_NUMBER_FIELDS } from './storyFormValues.ts';

export const STORY_SECTIONS = ['basics', 'categories', 'settings', 'config', 'structure'] as const;
export type StorySection = (typeof STORY_SECTIONS)[number];

const SETTINGS = ['content_rating', 'difficulty_level', 'language', 'is_featured', 'is_premium'];

/** The section in which a field stands; what is not known stands with the basics. */
export function sectionOf(field: string): StorySection {
  if (field === 'category_id' || field === 'tag_ids') return 'categories';
  if (field === 'game_config') return 'config';
  if (field === 'story_structure') return 'structure';
  return [...SETTINGS, ...STORY_NUMBER_FIELDS].includes(field) ? 'settings' : 'basics';
}

export interface PlacedFault {
  /** The field of the form. */
  field: string;
  /** Where in it: `nodes.intro.choices.0.target`, or the field itself. */
  path: string;
  message: string;
}

/** The server's faults, each at its field. `body` says only that they were in what was sent. */
export function placedFaults(faults: readonly Fault[]): PlacedFault[] {
  return faults.map(({ loc, msg }) => {
    const [field = '', ...inside] = loc.filter((part, index) => index > 0 || part !== 'body').map(String);
    return { field, path: inside.join('.') || field, message: msg };
  });
}

/** Whether a text is a JSON object. A blank one is, without anything in it. */
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

/** Choices that lead to a scene which does not exist, by their paths. An `end` that is missing is added when saving. */
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
