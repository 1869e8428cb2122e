import type { AuthoredStory, Fault } from '@kathaloka/contract/entities';
import { createStoryRules, type FormRules } from '@kathaloka/contract/rules';
import { jsonFault } from '@kathaloka/story/editing';
import { type AdminStoryDraft, STORY_NUMBER_FIELDS } from './storyFormValues.ts';

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

/** The rules of the form. What a story has already is not replaced by JSON that cannot be read. */
export function rulesOf(story: AuthoredStory | undefined): FormRules<AdminStoryDraft> {
  if (!story) return createStoryRules;
  return {
    ...createStoryRules,
    game_config: (text) => jsonFault('game_config', text, story),
    story_structure: (text) => jsonFault('story_structure', text, story),
  };
}
