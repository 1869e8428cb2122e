import { onDemand } from '../../onDemand.ts';
import { area } from '../area.ts';

const languages = onDemand(() => new Intl.DisplayNames('en', { type: 'language' }));

/** The audiences in every form; the administrators' form adds the age. */
export const ratings = {
  everyone: 'Everyone',
  general: 'General',
  family: 'Family',
  teen: 'Teen',
  mature: 'Mature',
};

/** The names of a story's fields in every form. */
export const storyFieldsWords = area('storyFields', {
  labels: {
    title: 'Title',
    tagline: 'Tagline',
    story_description: 'Description',
    story_prompt: 'Story prompt',
    cover_image_url: 'Cover image URL',
    category_id: 'Category',
    tag_ids: 'Tags',
    image_alt: 'Cover description',
    story_system_prompt: 'System prompt',
    content_rating: 'Content rating',
    difficulty_level: 'Difficulty',
    language: 'Language',
    is_premium: 'Premium story',
    initial_xp: 'Starting XP',
    actions_count: 'Actions',
    story_cards_count: 'Story cards',
    total_scenes: 'Total scenes',
    branching_points: 'Branches',
    possible_endings: 'Endings',
    estimated_play_time: 'Play time (minutes)',
    xp_gain_multiplier: 'XP gain multiplier',
    health_max: 'Maximum health',
    inventory_slots: 'Inventory slots',
  },
  options: {
    ...ratings,
    beginner: 'Beginner',
    easy: 'Easy',
    medium: 'Medium',
    advanced: 'Advanced',
    hard: 'Hard',
  },
  languageHint: 'What you write in. Ten languages; Urdu reads right to left.',
  languageName: (code: string) => languages().of(code) ?? code,
  chooseCategory: 'Choose a category',
  coverHint: '16:9 looks best.',
  coverPreview: 'Cover at this URL',
  coverFailed: 'This image cannot be loaded. Until it can, readers see a cover drawn from the title.',
});
