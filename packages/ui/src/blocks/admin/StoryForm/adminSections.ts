import { STORY_SECTIONS, type StorySectionOf } from '../../authoring/storyFields/storyForms.ts';

export type StorySection = StorySectionOf<'admin'>;
export const ADMIN_SECTIONS = Object.keys(STORY_SECTIONS.admin) as StorySection[];

const SECTION_OF_JSON = new Map<string, StorySection>([
  ['game_config', 'config'],
  ['story_structure', 'structure'],
]);

/** The section of a field; unknown fields belong to the basics. */
export function sectionOf(field: string): StorySection {
  const isIn = (section: StorySection) =>
    STORY_SECTIONS.admin[section].flat(4).some((place) => place === field);
  return SECTION_OF_JSON.get(field) ?? ADMIN_SECTIONS.find(isIn) ?? 'basics';
}
